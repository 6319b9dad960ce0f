import { reportSideEffect, type SideEffect, watchSideEffects } from './side-effects';

const sent: (SideEffect & { stack: string })[] = [];
beforeAll(() => {
  globalThis.__fc = {} as typeof globalThis.__fc;
  navigator.sendBeacon = (_url, body) => {
    sent.push(JSON.parse(String(body)) as SideEffect & { stack: string });
    return true;
  };
  watchSideEffects();
});
beforeEach(() => {
  sent.length = 0;
});

/** Runs a script as if it came from this path: for jsdom, inline scripts have the document's URL. */
function runAs(path: string, text: string): void {
  History.prototype.replaceState.call(history, null, '', path);
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

test('a page reports ten side effects of a kind and version, however often a timer throws', () => {
  const sideEffect: SideEffect = { kind: 'error', remote: 'mfe-ads', version: '1.0.0', reason: 'flat tyre' };
  for (let time = 0; time < 15; time += 1) reportSideEffect(sideEffect);
  reportSideEffect({ ...sideEffect, version: '1.1.0', reason: 'x'.repeat(600) }, 'y'.repeat(2600));
  expect(sent.map(({ version, reason, stack }) => [version, reason.length, stack.length])).toEqual([
    ...Array.from({ length: 10 }, () => ['1.0.0', 9, 0]),
    ['1.1.0', 500, 2600],
  ]);
});

test('a remote that writes the history itself is reported, and the entry is written; the host’s own writes for a fragment are not reported', () => {
  const fragment = '/_shell/remotes/mfe-filters/1.2.0/filters.js';
  runAs(fragment, "history.pushState(null, '', '/stray')");
  const written = { kind: 'history', remote: 'mfe-filters', version: '1.2.0', reason: 'pushState /stray' };
  expect(sent).toEqual([
    { ...written, stack: expect.stringContaining('/_shell/remotes/mfe-filters/1.2.0/filters.js:1:') },
  ]);
  expect(location.pathname).toBe('/stray');
  sent.length = 0;
  Object.assign(globalThis, { dispatch: () => history.replaceState(null, '', '/by-the-bus') });
  runAs(fragment, 'dispatch()');
  expect([sent, location.pathname]).toEqual([[], '/by-the-bus']);
});

test('an uncaught error belongs to the innermost remote in its stack; one without a remote is not reported', () => {
  const raise = (stack: string) => {
    const error = Object.assign(new Error('flat tyre'), { stack });
    dispatchEvent(
      new ErrorEvent('error', { error, message: 'flat tyre', filename: 'http://site/_shell/assets/host.js' }),
    );
  };
  raise(
    'Error: flat tyre\n at a (http://site/_shell/remotes/mfe-ads/2.0.0/a.js:1:2)\n at b (http://site/_shell/remotes/mfe-filters/1.0.0/b.js:1:2)',
  );
  raise('Error: flat tyre\n at a (http://site/_shell/assets/host.js:1:2)');
  const thrown = { kind: 'error', remote: 'mfe-ads', version: '2.0.0', reason: 'flat tyre' };
  expect(sent).toEqual([
    { ...thrown, stack: expect.stringContaining('at a (http://site/_shell/remotes/mfe-ads/2.0.0/a.js:1:2)') },
  ]);
});
