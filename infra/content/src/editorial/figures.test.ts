/** The figures in the tables of the shipped expert reviews, compared with the catalogue. */
import { join } from 'node:path';
import type { Prose } from '@forecourt/site';
import { pino } from 'pino';
import { type Model, makes, type Trim, type Version } from '../../../marketplace/src/catalogue';
import { shippedTexts } from '../testing/server';
import { FolderEditorial } from './folder-editorial';

/** A row of a review's table: years, engine, horsepower, economy or range, and trims with their prices. */
const rowPattern = /^(\d{4})–(\d{4}) \| (.+) \| (\d+) \| (?:(\d+)\/(\d+)|(\d+) mi) \| (.+)$/;
const trimPattern = /^(.+) \$([\d,]+)$/;

interface Claim {
  model: Model;
  years: readonly [from: number, to: number];
  engine: string;
  horsepower: number;
  mpg: readonly [city: number, highway: number] | null;
  range: number | null;
  trim: string;
  /** Price when new, US dollars. */
  price: number;
}

const textOf = (word: Prose): string => (typeof word === 'string' ? word : word.words.map(textOf).join(''));

/** Returns the elements of a kind within words, in document order. */
const all = (words: readonly Prose[], tag: string): Extract<Prose, object>[] =>
  words.flatMap((word) => {
    if (typeof word === 'string') return [];
    return word.tag === tag ? [word] : all(word.words, tag);
  });

/** Returns the rows of the tables with prices of trims, cells joined by bars. */
function rowsOf(words: readonly Prose[]): string[] {
  return all(words, 'table')
    .filter((table) => textOf(table).includes('Trims and price when new'))
    .flatMap((table) => all(table.words, 'tbody').flatMap((body) => all(body.words, 'tr')))
    .map((row) => all(row.words, 'td').map(textOf).join(' | '));
}

function claimsOf(model: Model, row: string): Claim[] {
  const [, from, to, engine = '', horsepower, city, highway, range, trims = ''] = rowPattern.exec(row) ?? [];
  if (from === undefined) throw new Error(`The row has not the columns of such tables: ${row}`);
  return trims.split(', ').map((text) => {
    const [, trim = '', price = ''] = trimPattern.exec(text) ?? [];
    return {
      ...{ model, engine, trim, years: [Number(from), Number(to)] as const, horsepower: Number(horsepower) },
      mpg: city === undefined ? null : ([Number(city), Number(highway)] as const),
      range: range === undefined ? null : Number(range),
      price: Number(price.replaceAll(',', '')),
    };
  });
}

/** Whether a version of a trim has the figures of a claim in exactly its years, of those that the review is about. */
function bearsOut(version: Version, trim: Trim, claim: Claim, [first, last]: readonly [number, number]): boolean {
  const years = [Math.max(first, trim.firstYear, version.firstYear), Math.min(last, trim.lastYear, version.lastYear)];
  const { mpg, electricRange, horsepower, engine, msrp } = version;
  return (
    years.join() === claim.years.join() &&
    (engine?.label ?? 'Electric') === claim.engine &&
    horsepower === claim.horsepower &&
    (claim.mpg === null || [mpg?.city, mpg?.highway].join() === claim.mpg.join()) &&
    (claim.range === null || electricRange === claim.range) &&
    msrp === claim.price
  );
}

test('R86 every figure in the tables of expert reviews is the catalogue’s: years, engine, horsepower, economy, range, prices', async () => {
  const editorial = new FolderEditorial({
    ...{ shipped: shippedTexts, folder: join(shippedTexts, 'none'), log: pino({ level: 'silent' }) },
  });
  await editorial.look();
  const reviews = editorial.shelf
    .list({ brand: 'research' }, '2999-01-01')
    .filter(({ kind }) => kind === 'expert-review');
  const claims = reviews.flatMap(({ slug, vehicles: [vehicle], words }) => {
    const model = makes
      .find(({ code }) => code === vehicle?.make)
      ?.models.find(({ code }) => code === `${vehicle?.model}|${vehicle?.make}`);
    if (model === undefined) throw new Error(`${slug} is about no model of the catalogue.`);
    const years = vehicle?.years ?? ([model.firstYear, model.lastYear] as const);
    return rowsOf(words).flatMap((row) => claimsOf(model, row).map((claim) => ({ slug, row, years, claim })));
  });
  expect(new Set(claims.map(({ slug }) => slug)).size).toBe(reviews.length);
  expect(claims.length).toBeGreaterThan(60);
  const wrong = claims.filter(
    ({ claim, years }) =>
      !claim.model.trims.some(
        (trim) => trim.label === claim.trim && trim.versions.some((version) => bearsOut(version, trim, claim, years)),
      ),
  );
  expect(wrong.map(({ slug, row, claim }) => `${slug}: ${claim.trim} in ${row}`)).toEqual([]);
});
