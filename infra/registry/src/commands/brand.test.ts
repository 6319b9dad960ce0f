import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brandById } from '@forecourt/brands';
import { brandSchema } from '@forecourt/contracts';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

const brands = 'packages/brands/src';
const own = resolve(__dirname, '../../../..', brands);

let registry: TestRegistry;
let folder: string;
beforeEach(async () => {
  [registry, folder] = await Promise.all([startTestRegistry(), temporaryFolder()]);
  // Publishes and promotes every fragment that pages of the model brand place.
  const slots = Object.values(brandById('maker').layouts).flatMap((layout) => layout?.slots ?? []);
  for (const remote of new Set(slots.map((slot) => slot.remote))) {
    const fragments = slots.filter((slot) => slot.remote === remote).map(({ fragment }) => fragment);
    await registry.publishFragments(remote, '1.0.0', [...new Set(fragments)]);
    await registry.promote('*', remote, '1.0.0');
  }
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const fragment = (line: string, tree: string | null = null) =>
  runFragment(line, { url: registry.url, cwd: folder, tree });

test("a brand is added as a copy of another one's current state; its data is edited, set and rolled back", async () => {
  await fragment('flags set payments=off --brand maker');
  await fragment('unplace showcase --page results --brand maker');
  const added = await fragment('brand add electric --from maker --host volt.example --name Volt');
  expect(added).toMatchObject({
    code: 0,
    out: expect.stringContaining('electric is a brand of the site: volt.example.'),
  });
  expect(added.out).toContain('begin with mfe-search-results@1.0.0, mfe-filters@1.0.0');
  const shown = brandSchema.parse(JSON.parse((await fragment('brand show electric')).out));
  expect(shown).toMatchObject({ name: 'Volt', makeCode: 'HYUND', flags: { payments: false } });
  expect(shown.layouts.results?.slots.map(({ slot }) => slot)).not.toContain('showcase');
  expect(shown.mark).toContain('>V</text>');
  await writeFile(join(folder, 'electric.json'), JSON.stringify({ ...shown, tagline: 'Only what plugs in.' }));
  expect((await fragment('brand set electric.json')).out).toBe('electric is at version 2 of its data.');
  expect((await fragment('brand history electric')).out).toBe(
    `electric: a rollback to version 1\n  tagline: Only what plugs in. → ${shown.tagline}`,
  );
  expect((await fragment('brand rollback electric --to 1 --dry-run')).out).toBe(
    `electric is back at version 1 of its data. That was tried; nothing was changed.\n  tagline: Only what plugs in. → ${shown.tagline}`,
  );
  expect((await fragment('brand rollback electric --to 9')).err).toContain('no version 9 of electric to go back to');
  expect((await fragment('brand rollback electric --to last')).err).toContain('brand history shows them');
  expect((await fragment('brand rollback electric --to 1')).out).toBe('electric is back at version 1 of its data.');
  expect((await fragment('list')).out).toMatch(/ELECTRIC/);
  expect((await fragment('audit')).out).toMatch(/set-brand +electric +version 0 → 1, begins with/);
  expect((await fragment('brand remove electric --dry-run')).out).toContain(
    'its host names lead nowhere: volt.example',
  );
  expect((await fragment('brand remove electric')).out).toContain('electric is no brand of the site any more');
  expect((await fragment('list')).out).not.toMatch(/ELECTRIC/);
  expect((await fragment('audit')).out).toMatch(/remove-brand +electric +version 1 → 3/);
  expect((await fragment('brand rollback electric')).out).toBe('electric is back at version 1 of its data.');
  await writeFile(join(folder, 'electric.json'), JSON.stringify({ ...shown, flags: {} }));
  const refused = await fragment('brand set electric.json');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('flags.ads')]);
});

test('a brand is written as a folder of the tree, with its line in the index', async () => {
  await mkdir(join(folder, brands), { recursive: true });
  await cp(join(own, 'index.ts'), join(folder, brands, 'index.ts'));
  const written = await fragment('brand add electric-cars --name Volt --folder', folder);
  expect(written).toMatchObject({ code: 0, out: expect.stringContaining('What remains:') });
  const read = (name: string) => readFile(join(folder, brands, name), 'utf8');
  expect(await read('index.ts')).toMatch(/^import \{ electricCars \} from '\.\/electric-cars\/brand';$/m);
  expect(await read('index.ts')).toContain('[research, maker, certified, valuation, electricCars];');
  expect(await read('electric-cars/brand.ts')).toMatch(
    /export const electricCars: Brand = \{.*"flags": \{.*theme,\n {2}mark,\n\};/s,
  );
  expect(await read('electric-cars/theme.ts')).toContain('"--fc-color-bg": "light-dark(');
  expect((await fragment('brand add electric-cars --name Volt --folder', folder)).err).toContain('exists already');
  expect((await fragment('brand add electric-cars --name Volt --folder')).err).toContain("the site's own repository");
});

test('a brand is tried before it is added, with colours of its own and a reason; the list and the contrasts show it', async () => {
  const line =
    'brand add volt --from maker --name Volt --host volt.example,volt.test --why new --colors link=#0a6347/#7fe6be';
  const tried = await fragment(`${line} --dry-run`);
  expect(tried).toMatchObject({ code: 0, out: expect.stringContaining('nothing was changed') });
  expect((await fragment('brand list')).out).not.toContain('volt');
  expect((await fragment(line)).code).toBe(0);
  expect((await fragment('brand list')).out).toMatch(
    /volt +version 1 +volt\.example, volt\.test +\d+ +- +[\d-]+ [\d:]+ set-brand by tests/,
  );
  expect((await fragment('brand contrast volt')).out).toMatch(/link on bg +\d\.\d\d +\d+\.\d\d +4\.5/);
  expect((await fragment('audit --brand volt')).out).toContain('new');
  expect((await fragment(line)).err).toContain('there is a brand volt already');
  const pale = await fragment('brand add pale --from maker --name Pale --colors link=#eeeeee/#7fe6be');
  expect([pale.code, pale.err]).toEqual([1, expect.stringContaining("its theme's link on bg is 1.2 : 1 in light")]);
  expect((await fragment('brand add pale --name Pale --colors link=red')).code).toBe(2);
});
