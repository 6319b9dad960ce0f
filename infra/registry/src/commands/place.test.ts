import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutSchema } from '@forecourt/contracts';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

const remote = 'mfe-recalls';
let registry: TestRegistry;
let folder: string;
beforeEach(async () => {
  [registry, folder] = await Promise.all([startTestRegistry(), temporaryFolder()]);
  await registry.publish(remote, '1.0.0');
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const fragment = (line: string) => runFragment(line, { url: registry.url, cwd: folder });
const promote = () => fragment(`promote ${remote}@1.0.0 --brand certified`);
const onResults = '--page results --brand certified';

test('promote says that no page places a version, with a command that places it; the next promote names the place', async () => {
  const { out } = await promote();
  const [, command = ''] = /It is on no page of certified\. Give it a place:\n {2}fragment (.*)/.exec(out) ?? [];
  expect(command).toBe('place mfe-recalls/panel --page results --region main --brand certified');
  expect(await fragment(command)).toMatchObject({
    code: 0,
    out: 'certified results: layout 0 → 1\n  added panel: mfe-recalls/panel in main',
  });
  await registry.publish(remote, '1.1.0');
  const again = await fragment(`promote ${remote}@1.1.0 --brand certified`);
  expect(again.out).toMatch(/It is on\n {2}certified: results \(panel\)$/);
});

test('a fragment is placed for a share of visitors, shown, removed and restored; the remote may be named without mfe-', async () => {
  await promote();
  await fragment(`place recalls/panel ${onResults} --after results --slot recalls --canary 10 --hydrate visible`);
  const shown = await fragment(`layout show ${onResults}`);
  expect(shown.out).toMatch(/^certified results: the brand's own layout, sidebar-start\n/);
  expect(shown.out).toMatch(/Canary 1, 10 %:\n.* {2}recalls +main +mfe-recalls\/panel +hydrates visible/s);
  expect((await fragment(`layout stop-canary ${onResults}`)).out).toContain('layout 0 + 1 10 % → 0');
  await fragment(`place recalls/panel ${onResults} --after results`);
  expect((await fragment(`unplace recalls/panel ${onResults}`)).out).toContain(
    'removed panel: mfe-recalls/panel in main',
  );
  expect((await fragment(`layout rollback ${onResults}`)).out).toContain('layout 3 → 2');
  expect((await fragment('audit')).out).toMatch(/rollback-layout +results +certified: 3 → 2 \(added panel/);
});

test('the layout that `show` prints can be edited and set', async () => {
  const { out } = await fragment(`layout show ${onResults} --json`);
  const layout = layoutSchema.parse(JSON.parse(out));
  const file = join(folder, 'results.json');
  await writeFile(file, JSON.stringify({ ...layout, slots: layout.slots.slice(1) }));
  for (const tried of [' --dry-run', ''])
    expect((await fragment(`layout set results.json ${onResults}${tried}`)).out).toMatch(
      /removed hero: mfe-search-results\/hero.*\n {2}! Every other brand shows mfe-search-results\/hero on this page/,
    );
  await writeFile(file, JSON.stringify({ ...layout, slots: [...layout.slots, layout.slots[0]] }));
  const refused = await fragment(`layout set results.json ${onResults}`);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('the slot "hero" is named twice')]);
});

test('what may be placed is listed; a change is tried, made with its reason, and an earlier layout is named and restored', async () => {
  await promote();
  const offered = await fragment('layout fragments --brand certified');
  expect(offered.out).toMatch(/^FRAGMENT .*\nmfe-recalls\/panel +1\.0\.0 +\w+ +\d+\.\d kB +\d+\.\d kB$/s);
  const tried = await fragment(`place recalls/panel ${onResults} --region main --dry-run`);
  expect(tried.out).toMatch(/^This would change; nothing was changed:\n.*\n {2}added panel/);
  expect((await fragment(`layout history ${onResults}`)).out).toBe('certified results: there is no earlier layout.');
  await fragment(`place recalls/panel ${onResults} --region main --why recalls`);
  await fragment(`unplace panel ${onResults} --why later`);
  expect((await fragment(`layout history ${onResults}`)).out).toBe(
    [
      'certified results: a rollback to 1',
      '  added panel: mfe-recalls/panel in main',
      "certified results: a rollback to 0, the brand's own layout",
      '  changes nothing',
    ].join('\n'),
  );
  expect((await fragment(`layout rollback --to 0 ${onResults} --why enough`)).out).toContain('layout 2 → 0');
  expect((await fragment('audit --page results')).out).toMatch(/enough\n.*later\n.*recalls$/s);
  expect((await fragment('audit --page vehicle')).out).toBe('There is no such change.');
  expect((await fragment(`layout rollback --to first ${onResults}`)).code).toBe(2);
});

test('a refusal states the reason and exits with 1', async () => {
  const { code, err } = await fragment(`place recalls/panel ${onResults} --after nobody`);
  expect([code, err]).toEqual([1, expect.stringContaining('it has no slot "nobody"')]);
});

test('flags are switched, marked with a star, and rolled back', async () => {
  const set = await fragment('flags set ads=off wallet=on --brand certified');
  expect(set.out).toBe('certified: its own → ads off wallet on');
  expect((await fragment('flags --brand certified')).out).toMatch(/^ads +off \*$/m);
  expect((await fragment('flags set ads=own --brand certified')).out).toBe('certified: ads off wallet on → wallet on');
  expect((await fragment('flags rollback --brand certified')).out).toContain('→ ads off wallet on');
  const unknown = await fragment('flags set fluxCapacitor=on');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('fluxCapacitor')]);
});
