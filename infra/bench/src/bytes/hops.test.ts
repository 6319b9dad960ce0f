import { hopsOf } from './hops';

const page = 'http://site/page';

test('a file that the HTML names is one hop away, even if a script loads it', () => {
  const requests = [
    { url: '/host.js', askedBy: undefined },
    { url: '/entry.js', askedBy: '/host.js' },
  ];
  expect([...hopsOf(page, ['/host.js', '/entry.js'], requests).values()]).toEqual([1, 1]);
});

test('a file that only a script names is one hop further than that script', () => {
  const requests = [
    { url: '/host.js', askedBy: page },
    { url: '/entry.js', askedBy: '/host.js' },
    { url: '/chunk.js', askedBy: '/entry.js' },
  ];
  expect(Object.fromEntries(hopsOf(page, [], requests))).toEqual({ '/host.js': 1, '/entry.js': 2, '/chunk.js': 3 });
});
