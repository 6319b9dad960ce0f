import { join } from 'node:path';
import { BrowserProcess } from './browser/browser-process';
import { Gate } from './gate';
import { badRemotes } from './testing/bad-remotes';
import { goodRemotes } from './testing/good-remotes';

/** One for all tests, because its start takes most of the time. */
const browser = new BrowserProcess(join(__dirname, '../.cache/test'));
const gate = new Gate(join(__dirname, '../.cache/test'), {
  browsers: { take: () => browser, giveBack: () => {} },
});
afterAll(() => browser.close());

test('there are at least twenty good and twenty bad remotes', () => {
  expect(Math.min(goodRemotes.length, badRemotes.length)).toBeGreaterThanOrEqual(20);
});

test.each(goodRemotes)('a remote passes the gate: %s', async (_what, upload) => {
  expect((await gate.check(upload)).findings).toEqual([]);
});

test.each(badRemotes)(
  'the gate refuses a remote, and names the file: one %s',
  async (_what, { upload, rule, reason }) => {
    const { findings } = await gate.check(upload);
    expect(findings).toContainEqual({ rule, what: expect.stringMatching(reason) });
    for (const { what } of findings) expect(what).toMatch(/[\w-]\.(js|json|css|tsx)\b/);
  },
);
