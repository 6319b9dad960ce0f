import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { editorialConformance, type WrittenText } from '../conformance/editorial-conformance';
import { articleText } from '../testing/editorial-texts';
import { FolderEditorial } from './folder-editorial';

const png = () =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

/** Temporary folders, and what was logged. */
function folders() {
  const root = mkdtempSync(join(tmpdir(), 'editorial-'));
  const [shipped, folder, lastGood] = ['shipped', 'own', 'last-good'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const logged: { file?: string; reason?: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const put = (base: string, name: string, content: string | Buffer) => {
    const path = join(base, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  return {
    ...{ shipped, folder, logged, put },
    open: () => new FolderEditorial({ shipped, folder, lastGood, log }),
    remove: async () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

editorialConformance('a folder', async () => {
  const { folder, put, open, remove } = folders();
  const picture = await png();
  const kindOf = new Map<string, string>();
  let count = 0;
  const write = async (slug: string, { title, kind = 'article', topic = 'buying', brands, vehicle }: WrittenText) => {
    kindOf.set(slug, `${kind}s`);
    put(folder, `${kind}s/pictures/car.png`, picture);
    const fields = {
      ...{ title, topic, picture: '{ file: car.png, alt: A car }' },
      ...(brands && { brands: JSON.stringify(brands) }),
      ...(vehicle && { vehicles: JSON.stringify([vehicle]) }),
    };
    // Each version has another length, so that it differs however coarse the clock of the disk is.
    count += 1;
    put(folder, `${kind}s/${slug}.md`, articleText(fields, `A paragraph about cars.${'\n'.repeat(count)}`));
  };
  return {
    ...{ write, open, remove },
    spoil: async (slug) => put(folder, `${kindOf.get(slug) ?? 'articles'}/${slug}.md`, articleText({ topic: 'boats' })),
    repeat: (slug) =>
      write(slug, { title: 'Again', kind: 'expert-review', vehicle: { make: 'A', model: 'B', years: [2018, 2024] } }),
    withdraw: async (slug) => rmSync(join(folder, `${kindOf.get(slug)}/${slug}.md`)),
  };
});

describe('the editors’ folder', () => {
  let place: ReturnType<typeof folders>;
  beforeEach(() => {
    place = folders();
  });
  afterEach(() => place.remove());
  const titles = (editorial: FolderEditorial) =>
    editorial.shelf.list({ brand: 'research' }, '2026-12-01').map(({ title }) => title);

  test('R85 a file takes the place of the site’s own of the same name, hides it as a draft, and gives it back when it is removed', async () => {
    const editorial = place.open();
    place.put(place.shipped, 'articles/tires.md', articleText({ title: 'Shipped' }));
    await editorial.look();
    expect(titles(editorial)).toEqual(['Shipped']);
    place.put(place.folder, 'articles/tires.md', articleText({ title: 'Of the operator' }));
    await editorial.look();
    expect(titles(editorial)).toEqual(['Of the operator']);
    place.put(place.folder, 'articles/tires.md', articleText({ title: 'Of the operator', draft: 'true' }));
    await editorial.look();
    expect(titles(editorial)).toEqual([]);
    expect(editorial.shelf.draft('tires')?.title).toBe('Of the operator');
    rmSync(join(place.folder, 'articles/tires.md'));
    await editorial.look();
    expect(titles(editorial)).toEqual(['Shipped']);
  });

  test('R85 while an operator’s first version is invalid, the site’s own stays', async () => {
    const editorial = place.open();
    place.put(place.shipped, 'articles/tires.md', articleText({ title: 'Shipped' }));
    place.put(place.folder, 'articles/tires.md', 'nothing');
    await editorial.look();
    expect([titles(editorial), editorial.refusals.length]).toEqual([['Shipped'], 1]);
  });

  test('a refusal is logged once, with its file and line', async () => {
    const editorial = place.open();
    place.put(place.folder, 'articles/tires.md', articleText({ topic: 'boats' }));
    await editorial.look();
    place.put(place.folder, 'articles/brakes.md', articleText());
    await editorial.look();
    expect(place.logged).toMatchObject([
      { file: 'articles/tires.md', reason: expect.stringMatching(/^line 5: topic/) },
    ]);
  });

  test('a picture that arrives later, or changes, counts as a change of its text', async () => {
    const editorial = place.open();
    place.put(place.folder, 'articles/tires.md', articleText({ picture: '{ file: tires.png, alt: Tires }' }));
    await editorial.look();
    expect(editorial.refusals).toMatchObject([{ reason: expect.stringContaining('tires.png cannot be read') }]);
    place.put(place.folder, 'articles/pictures/tires.png', await png());
    await editorial.look();
    expect([titles(editorial), editorial.refusals]).toEqual([['Five things to check'], []]);
    place.put(place.folder, 'articles/pictures/tires.png', 'no picture');
    await editorial.look();
    expect(editorial.refusals).toMatchObject([{ reason: expect.stringContaining('not a readable picture') }]);
    expect(titles(editorial)).toEqual(['Five things to check']);
  });

  test('R85 a text that was removed does not return with the next invalid file of its name', async () => {
    const editorial = place.open();
    place.put(place.folder, 'articles/tires.md', articleText());
    await editorial.look();
    rmSync(join(place.folder, 'articles/tires.md'));
    await editorial.look();
    place.put(place.folder, 'articles/tires.md', 'nothing');
    await editorial.look();
    expect([titles(editorial), editorial.refusals.length]).toEqual([[], 1]);
  });
});
