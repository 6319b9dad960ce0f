/** The texts that come with the site. */
import { join } from 'node:path';
import { brands } from '@forecourt/brands';
import { createReference, parse } from '@forecourt/search-state';
import { editorialPath, editorialPaths, guidePages, type Prose, sitePages } from '@forecourt/site';
import { pino } from 'pino';
import { referenceData } from '../../../marketplace/src/catalogue';
import { shippedTexts } from '../testing/server';
import type { Entry } from './entry';
import { FolderEditorial } from './folder-editorial';

const reference = createReference(referenceData());
let all: Entry[];
let refusals: FolderEditorial['refusals'];
beforeAll(async () => {
  const folder = join(shippedTexts, 'none');
  const editorial = new FolderEditorial({ shipped: shippedTexts, folder, log: pino({ level: 'silent' }) });
  await editorial.look();
  all = editorial.shelf.list({ brand: 'research' }, '2999-01-01');
  refusals = editorial.refusals;
});

const linksIn = (words: readonly Prose[]): string[] =>
  words.flatMap((word) =>
    typeof word === 'string' ? [] : [...(word.tag === 'a' ? [word.href] : []), ...linksIn(word.words)],
  );

test('R85 they are valid', () => {
  expect(refusals).toEqual([]);
  expect(all.length).toBeGreaterThan(20);
});

test('they are about models of the catalogue', () => {
  const vehicles = all.flatMap((entry) => entry.vehicles.map(({ make, model }) => [make, `${model}|${make}`] as const));
  expect(vehicles.length).toBeGreaterThan(10);
  expect(vehicles.filter(([make, code]) => reference.models(make)?.byCode.has(code) !== true)).toEqual([]);
});

test('their links lead to pages of the site, searches by their canonical URLs', () => {
  const pages: readonly string[] = [
    ...[...sitePages, ...guidePages].map(({ href }) => href),
    ...['/cars-for-sale/compare', ...Object.values(editorialPaths)],
    ...all.map(({ kind, slug }) => editorialPath(kind, slug)),
  ];
  const links = all.flatMap(({ slug, words }) => linksIn(words).map((href) => [slug, href] as const));
  const own = links.filter(([, href]) => href.startsWith('/') && !pages.includes(href));
  expect(own.length).toBeGreaterThan(20);
  const wrong = own.filter(([, href]) => {
    const page = parse(href, brands[0], reference);
    return page.kind !== 'page' || page.canonical !== href || page.dropped.length > 0;
  });
  expect(wrong).toEqual([]);
});
