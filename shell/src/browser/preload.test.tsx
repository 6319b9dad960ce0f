import { preloadScripts } from './preload';

test('what hydrates on its own is requested, with its integrity; nothing else is', () => {
  const scripts = {
    '/cars/entry.js': 'sha384-entry',
    '/cars/tile.js': 'sha384-tile',
    '/cars/drawer.js': 'sha384-drawer',
  };
  const plan = { scripts, early: ['/cars/entry.js', '/cars/tile.js'] };
  expect(preloadScripts(plan)).toBe(plan);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.getAttribute('crossorigin')])).toEqual(
    plan.early.map((href) => ['preload', href, 'anonymous']),
  );
  // jsdom does not know `as` and `integrity` of links.
  expect(links.map((link) => [Reflect.get(link, 'as'), Reflect.get(link, 'integrity')])).toEqual([
    ['script', 'sha384-entry'],
    ['script', 'sha384-tile'],
  ]);
});
