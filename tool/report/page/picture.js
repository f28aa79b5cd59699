// The view as a picture of lines and faces, SVG: for a bug report or a page of print.

const onScreen = (p, width, height) => [((p.x + 1) * width) / 2, ((1 - p.y) * height) / 2];

function isInSight(thing) {
  return !thing || (thing.visible && isInSight(thing.parent));
}

// Corners of a thing's triangles or lines, three or two at a time, in world space.
function piecesOf(thing) {
  const {position} = thing.geometry.attributes, {index} = thing.geometry;
  const total = index ? index.count : position.count, pieces = [];
  const place = (k) => new THREE.Vector3().fromBufferAttribute(position, index ? index.getX(k) : k);
  const at = (k) => place(k).applyMatrix4(thing.matrixWorld);
  const size = thing.isMesh ? 3 : 2, step = thing.isMesh ? 3 : thing.isLineSegments ? 2 : 1;
  for (let k = 0; k + size <= total; k += step) pieces.push(Array.from({length: size}, (_, j) => at(k + j)));
  if (thing.isLineLoop && total > 1) pieces.push([at(total - 1), at(0)]);
  return pieces;
}

// A face is lighter where it looks at the light; what is seen through everything is not lit.
function tintOf(material, corners) {
  if (corners.length < 3 || !material.isMeshLambertMaterial) return `#${material.color.getHexString()}`;
  const normal = corners[1].clone().sub(corners[0]).cross(corners[2].clone().sub(corners[0])).normalize();
  const light = 0.6 + 0.4 * Math.abs(normal.dot(new THREE.Vector3(1, 2, 3).normalize()));
  return `#${material.color.clone().multiplyScalar(light).getHexString()}`;
}

function svgShape({corners, seen, material}, width, height) {
  const points = seen.map((p) => onScreen(p, width, height).map((x) => x.toFixed(1)).join()).join(' ');
  const tint = tintOf(material, corners), opacity = material.opacity;
  return corners.length === 3 ? `<polygon points="${points}" fill="${tint}" fill-opacity="${opacity}"/>`
    : `<polyline points="${points}" fill="none" stroke="${tint}" stroke-opacity="${opacity}"/>`;
}

// From the farthest to the nearest, then what is drawn on top.
function svgOf(stage) {
  const {scene, camera, canvas} = stage, width = canvas.clientWidth, height = canvas.clientHeight, shapes = [];
  scene.updateMatrixWorld();
  camera.updateMatrixWorld();
  scene.traverse((thing) => {
    if (!thing.geometry || !thing.material || !isInSight(thing)) return;
    for (const corners of piecesOf(thing)) {
      const seen = corners.map((p) => p.clone().project(camera));
      const away = (thing.material.depthTest ? 10 : 0) + seen.reduce((sum, p) => sum + p.z, 0) / seen.length;
      if (seen.every((p) => Math.abs(p.z) < 1)) shapes.push({corners, seen, material: thing.material, away});
    }
  });
  shapes.sort((a, b) => b.away - a.away);
  const ground = getComputedStyle(document.body).backgroundColor;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linejoin="round">\n` +
    `<rect width="100%" height="100%" fill="${ground}"/>\n` +
    `${shapes.map((shape) => svgShape(shape, width, height)).join('\n')}\n</svg>\n`;
}

function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  element('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function svgButton(stage, name) {
  const button = element('button', {type: 'button', class: 'svg'}, 'save as SVG');
  button.addEventListener('click', () => save(`${name.replace(/[^\w.-]/g, '_')}.svg`, svgOf(stage)));
  return button;
}
