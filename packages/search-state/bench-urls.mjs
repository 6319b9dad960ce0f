/**
 * Measures time and size of parsing and formatting a search's URL, and of the closest that `nuqs` and `qs` can do, in
 * one run: `node packages/search-state/bench-urls.mjs`. Those parse and format parameters by type; they know no path,
 * no reference data and no rules between parameters, so ours does more in its time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const rounds = 20_000;
const urls = [
  '/cars-for-sale/all?zip=60601',
  '/cars-for-sale/all?vehicleStyleCode=SUVCROSS,SEDAN&maxPrice=30000&zip=60601&searchRadius=50',
  '/cars-for-sale/used?startYear=2018&endYear=2024&mileage=60000&sortBy=mileageASC&firstRecord=30',
  '/cars-for-sale/all?makeCode=TOYOTA,HONDA&extColorSimple=BLUE,RED,BLACK&driveGroup=AWD4WD&featureCode=1306,1078&fuelTypeGroup=HYB,PIH',
];

const contenders = {
  ours: `
    import { createReference, format, parse } from '@forecourt/search-state';
    const option = (code) => ({ code, label: code });
    const reference = createReference({
      makes: ['TOYOTA', 'HONDA'].map(option), models: {}, trims: {},
      facets: { vehicleStyleCode: ['SUVCROSS', 'SEDAN'].map(option), extColorSimple: ['BLUE', 'RED', 'BLACK'].map(option), driveGroup: [option('AWD4WD')], featureCode: ['1306', '1078'].map(option), fuelTypeGroup: ['HYB', 'PIH'].map(option) },
    });
    const rules = { pageSize: 30 };
    export const once = (url) => format(parse(url, rules, reference).state, rules, reference);`,
  nuqs: `
    import { createLoader, createSerializer, parseAsArrayOf, parseAsInteger, parseAsString } from 'nuqs/server';
    const list = parseAsArrayOf(parseAsString);
    const parsers = { makeCode: list, vehicleStyleCode: list, extColorSimple: list, driveGroup: list, featureCode: list, fuelTypeGroup: list, zip: parseAsString, sortBy: parseAsString, startYear: parseAsInteger, endYear: parseAsInteger, maxPrice: parseAsInteger, mileage: parseAsInteger, searchRadius: parseAsInteger, firstRecord: parseAsInteger };
    const load = createLoader(parsers);
    const serialize = createSerializer(parsers);
    export const once = (url) => serialize(url.split('?')[0], load(new URLSearchParams(url.split('?')[1])));`,
  qs: `
    import qs from 'qs';
    export const once = (url) => url.split('?')[0] + '?' + qs.stringify(qs.parse(url.split('?')[1], { comma: true }), { arrayFormat: 'comma', encodeValuesOnly: true });`,
};

async function bundle(name, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    ...{
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      external: ['rxjs', 'react'],
      write: false,
      logLevel: 'error',
    },
  });
  const code = outputFiles[0].contents;
  const bytes = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { name, code, bytes };
}

/** Returns microseconds per URL, from the fastest of several turns; the modules alternate. */
function measure(modules) {
  const best = Object.fromEntries(modules.map(({ name }) => [name, Number.POSITIVE_INFINITY]));
  for (let turn = 0; turn < 7; turn += 1) {
    for (const { name, once } of modules) {
      const start = performance.now();
      for (let round = 0; round < rounds; round += 1) once(urls[round % urls.length]);
      best[name] = Math.min(best[name], ((performance.now() - start) * 1000) / rounds);
    }
  }
  return best;
}

mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true });
const folder = mkdtempSync(join(import.meta.dirname, 'dist/urls-'));
try {
  const built = await Promise.all(Object.entries(contenders).map(([name, contents]) => bundle(name, contents)));
  const modules = [];
  for (const { name, code } of built) {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    modules.push({ name, once: (await import(pathToFileURL(file).href)).once });
  }
  const times = measure(modules);
  console.log('| what | µs a URL (parse + format) | brotli bytes |\n| --- | --- | --- |');
  for (const { name, bytes } of built) console.log(`| ${name} | ${times[name].toFixed(1)} | ${bytes} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
