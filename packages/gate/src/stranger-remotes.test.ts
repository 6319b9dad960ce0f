import { join } from 'node:path';
import { BrowserProcess } from './browser/browser-process';
import { Gate } from './gate';
import { strangerRemotes } from './testing/stranger-remotes';
import { remoteOf } from './testing/upload';

const programs = join(__dirname, '../.cache/test');
/** One for all tests, because its start takes most of the time. */
const browser = new BrowserProcess(programs);
const gate = new Gate(programs, { browsers: { take: () => browser, giveBack: () => {} } });
afterAll(() => browser.close());

test('there are at least twenty bad remotes by authors who know how the site is built', () => {
  expect(strangerRemotes.length).toBeGreaterThanOrEqual(20);
});

test.each(strangerRemotes)(
  'the gate refuses a remote, and names the file: one %s',
  async (_what, { upload, rule, reason }) => {
    const { findings } = await gate.check(upload);
    expect(findings).toContainEqual({ rule, what: expect.stringMatching(reason) });
    for (const { what } of findings) expect(what).toMatch(/[\w-]\.(js|json|css|tsx)\b/);
  },
);

test('the gate refuses a remote that loops in browsers only, by tasks that the browser runs before anything else', async () => {
  const component =
    "() => { if (typeof window !== 'undefined') { const again = () => queueMicrotask(again); again(); } return jsx('p', { children: 'x' }); }";
  const budgetMs = 2000;
  const looped = new BrowserProcess(programs, budgetMs);
  const ofItsOwn = new Gate(programs, {
    browsers: { take: () => looped, giveBack: () => looped.close() },
  });
  const { findings } = await ofItsOwn.check(remoteOf('mfe-bad', '1.0.0', { panel: { component } }));
  expect(findings).toEqual([
    { rule: 'hydrates', what: 'remoteEntry.js does not run in a browser: it ran for more than 2 s' },
  ]);
});
