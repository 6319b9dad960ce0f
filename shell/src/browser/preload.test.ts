import { preloadScripts } from './preload';

const remote = {
  ...{ version: '1.0.0', container: 'cars', entry: '/cars/entry.js' },
  preload: { tile: ['/cars/shared.js', '/cars/tile.js'], drawer: ['/cars/shared.js', '/cars/drawer.js'] },
  scripts: Object.fromEntries(
    ['entry', 'shared', 'tile', 'drawer'].map((name) => [`/cars/${name}.js`, `sha384-${name}`] as const),
  ),
};
const slot = (fragment: string, hydrate: string, of = 'cars') => ({
  ...{ slot: fragment, remote: of, version: '1.0.0', fragment, hydrate, needs: [] },
});

test('what hydrates on its own is requested at once, each script once and with its integrity; nothing else is', () => {
  const plan = {
    slots: [slot('tile', 'idle'), slot('tile', 'load'), slot('drawer', 'interaction'), slot('gone', 'load', 'none')],
    remotes: { cars: remote },
  };
  expect(preloadScripts(plan)).toBe(plan);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('as'), link.getAttribute('href')])).toEqual(
    ['entry', 'shared', 'tile'].map((name) => ['preload', 'script', `/cars/${name}.js`]),
  );
  expect(links.map((link) => [link.getAttribute('integrity'), link.crossOrigin])).toEqual(
    ['entry', 'shared', 'tile'].map((name) => [`sha384-${name}`, 'anonymous']),
  );
});
