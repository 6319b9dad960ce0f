import { join } from 'node:path';
import { BrowserProcess } from './browser/browser-process';
import { Gate } from './gate';
import type { Finding } from './rules';
import { strangerFragments, strangerRemotes } from './testing/stranger-remotes';
import { remoteOf } from './testing/upload';

const programs = join(__dirname, '../.cache/test');
/** One for all tests, because its start takes most of the time. */
const browser = new BrowserProcess(programs);
const gate = new Gate(programs, { browsers: { take: () => browser, giveBack: () => {} } });
afterAll(() => browser.close());

test('there are at least twenty bad remotes by authors who know how the site is built', () => {
  expect(strangerFragments.rows.length + strangerRemotes.length).toBeGreaterThanOrEqual(20);
});

describe('the gate refuses a fragment', () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    findings = (await gate.check(strangerFragments.upload)).findings;
  }, 300_000);

  test.each(strangerFragments.rows)('one %s', (_what, { rule, reason, fragment }) => {
    // What a version changes for others is found of the version as a whole.
    const own = findings.filter((finding) => finding.rule === 'intrinsics' || finding.what.includes(`"${fragment}"`));
    expect(own).toContainEqual({ rule, what: expect.stringMatching(reason) });
  });
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
}, 300_000);
