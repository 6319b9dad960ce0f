/** The worker as in a browser: run once, with its own global object. */
const listeners = new Map<string, (event: unknown) => void>();
const shown: unknown[] = [];
const opened: string[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: { showNotification: async (...notice: unknown[]) => shown.push(notice) },
    clients: { openWindow: async (url: string) => opened.push(url) },
    location: { origin: 'https://cars.example' },
  });
  await import('./push-worker');
});

test('R66 the worker listens to push messages and clicks on their notifications, and to no page’s request', () => {
  expect([...listeners.keys()].sort()).toEqual(['notificationclick', 'push']);
});

test('R66 a push message is shown; an invalid one still leads somewhere', () => {
  const push = (json: () => unknown) => listeners.get('push')?.({ data: { json }, waitUntil() {} });
  push(() => ({ title: 'Cheaper', body: 'A car', url: '/v/L1' }));
  push(() => {
    throw new SyntaxError('no JSON');
  });
  expect(shown).toMatchObject([
    ['Cheaper', { body: 'A car', data: '/v/L1' }],
    ['News of your saved cars', { data: '/account/favourites' }],
  ]);
});

test('a notice leads to a page of this site and nowhere else', () => {
  const click = (data: string) =>
    listeners.get('notificationclick')?.({ notification: { close() {}, data }, waitUntil() {} });
  click('/v/L1');
  click('https://elsewhere.example/');
  expect(opened).toEqual(['https://cars.example/v/L1', 'https://cars.example']);
});

export {};
