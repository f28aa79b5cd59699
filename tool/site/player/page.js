// A page's own player: the cases are links of the page, and the address says which one is shown.

function makePlayer(place) {
  const {algorithm, cases} = JSON.parse(document.getElementById('traces').textContent), player = new Player(place);
  const links = [...document.querySelectorAll('.cases a')];
  const choose = () => {
    const asked = links.findIndex((link) => link.hash === location.hash), number = Math.max(0, asked);
    links.forEach((link, k) => link.setAttribute('aria-current', k === number ? 'true' : 'false'));
    player.open(algorithm, cases[number]);
  };
  addEventListener('hashchange', () => {
    if (links.some((link) => link.hash === location.hash)) choose();
  });
  choose();
}

document.querySelectorAll('.player').forEach(makePlayer);
