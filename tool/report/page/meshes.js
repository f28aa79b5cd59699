// Triangle meshes in three dimensions: triangles as wires, those that meet another filled, and the boxes of a level.

// Adds the meshes; gives a function that shows the boxes of a level, or none where it is null, and returns how many.
function addMeshes(scene, {meshes, pairs}) {
  const {map} = toView(meshes.map(({points}) => ({vertices: points, radius: 0})));
  const names = ['--body-a', '--body-b'], meeting = meshes.map(() => new Set());
  for (const [i, j] of pairs) {
    meeting[0].add(i);
    meeting[meshes.length - 1].add(j);
  }
  meshes.forEach(({points, triangles}, k) => {
    const placed = triangles.map((corners) => corners.map((corner) => map(points[corner])));
    scene.add(lines(placed.flatMap(([a, b, c]) => [a, b, b, c, c, a]), names[k], 0.35));
    scene.add(filled(placed.filter((_, at) => meeting[k].has(at)), names[k]));
  });
  let shown = null;
  return (level) => {
    if (shown !== null) {
      scene.remove(shown);
      shown.geometry.dispose();
    }
    const boxes = level === null ? [] : meshes.flatMap(({levels}) => levels[level]);
    shown = lines(boxes.map((ends) => ends.map(map)).flatMap(boxEdges), '--exact', 1);
    scene.add(shown);
    return boxes.length;
  };
}

// A choice of levels, and the text that says what is drawn.
function levelChoice(showLevel, levels, drawn) {
  const select = element('select', {id: 'level', 'aria-label': 'boxes of a level'},
    element('option', {value: ''}, 'no boxes'));
  for (let k = 0; k < levels; k++) select.append(element('option', {value: k}, `boxes of level ${k}`));
  const said = element('span', {id: 'boxes', role: 'status'});
  select.addEventListener('change', () => {
    const shown = showLevel(select.value === '' ? null : Number(select.value));
    said.textContent = select.value === '' ? '' : ` ${count(shown)} boxes of the trees of bvh-aabb`;
    drawn();
  });
  return element('p', {}, select, said);
}
