/** What there is to know about a model: crash tests that an operator imports, articles about it, pages of its trims and reviews. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { dataDir } from '../ports';
import { violations } from './accessibility';
import { expect, test } from './watched-page';

const marketplace = resolve(import.meta.dirname, '../../marketplace');
/** Two versions of a model year, as a row of NHTSA's file has them; the sample has no Camry. */
const camrys = ['AWD', 'FWD'].map((drive) => ({
  ...{ MAKE: 'TOYOTA', MODEL: 'CAMRY', MODEL_YR: '2024', BODY_STYLE: '4 DR', DRIVE_TRAIN: drive },
  ...{
    PRODUCTION_RELEASE: '1',
    OVERALL_STARS: '5',
    OVERALL_FRNT_STARS: '4',
    OVERALL_SIDE_STARS: '5',
    ROLLOVER_STARS: '',
  },
}));

/** Imports a file as an operator does. @returns what the command prints, in failure its message */
async function bring(text: string, testInfo: TestInfo): Promise<string> {
  const file = testInfo.outputPath('Safercar_data.csv');
  await writeFile(file, text);
  const command = [join(marketplace, 'dist/reference.js'), 'import', 'nhtsa', file];
  return promisify(execFile)(process.execPath, [...command, '--date', '2026-10-31', '--data-dir', dataDir]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('crash tests are on the page of a model once an operator has imported NHTSA’s file; another file changes nothing', async ({
  page,
  plain,
}, testInfo) => {
  const camry = '/cars-for-sale/all/2024/toyota/camry';
  const sample = await readFile(join(marketplace, 'src/published/samples/Safercar_data.csv'), 'utf8');
  const [header = ''] = sample.split(/\r?\n/);
  const rows = camrys.map((camry) => {
    const cells = new Map(Object.entries(camry));
    return header.split(',').map((column) => cells.get(column) ?? '');
  });
  await plain.goto(camry);
  await expect(plain.getByRole('heading', { name: /^Crash tests/ })).toHaveCount(0);
  try {
    expect(await bring([sample.trimEnd(), ...rows, ''].join('\n'), testInfo)).toContain('42 of the 43 rows');
    await expect(async () => {
      await plain.goto(camry);
      await expect(plain.getByRole('heading', { name: 'Crash tests of the 2024 Toyota Camry' })).toBeVisible();
    }).toPass();
    const table = plain.getByRole('table', { name: 'Stars, from 1 to 5' });
    await expect(table.getByRole('row', { name: 'CAMRY AWD 4 DR 5 4 5 Not rated' })).toBeVisible();
    await expect(plain.getByText(/NHTSA.*October 31, 2026|NHTSA.*Oct 31, 2026/)).toBeVisible();

    // A file of another form is refused by the name of what it lacks, and the page stays as it is.
    const changed = await bring(sample.replace('OVERALL_STARS', 'STARS'), testInfo);
    expect(changed).toContain('it lacks the column OVERALL_STARS. Nothing was changed.');
    await page.goto(camry);
    await page.getByRole('tab', { name: 'Safety' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Safety' }).getByRole('cell', { name: 'Not rated' })).toHaveCount(
      2,
    );
    expect(await violations(page)).toEqual([]);
  } finally {
    await rm(join(dataDir, 'reference/nhtsa.json'), { force: true });
  }
});

test('R86 articles about a model are a row that scrolls below its cars, with script and without', async ({
  page,
  plain,
}) => {
  for (const reader of [page, plain]) {
    await reader.goto('/cars-for-sale/all/toyota/rav4');
    const below = reader.locator('[data-slot="model-editorial"]');
    await below.scrollIntoViewIfNeeded();
    await expect(below.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();
    expect(await below.locator('a[href^="/articles/"]').count()).toBeGreaterThan(2);
    await expect(below.locator('a[href^="/reviews/"]').first()).toHaveAttribute('target', '_blank');
  }
  await plain.locator('[data-slot="model-editorial"] a[href^="/articles/"]').last().click();
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R16 the page of a model leads to those of its trims and reviews, with script and without', async ({
  page,
  plain,
}) => {
  const model = '/cars-for-sale/models/toyota/rav4/2022';
  for (const reader of [page, plain]) {
    await reader.goto(model);
    await reader.getByRole('link', { name: 'Compare trims of the 2022 Toyota RAV4' }).click();
    await expect(reader).toHaveURL(new RegExp(`${model}/trims$`));
    await expect(reader.getByRole('columnheader', { name: /^XLE/ }).first()).toBeVisible();
    if (reader === page) expect(await violations(page)).toEqual([]);
    await reader.goto(model);
    await reader.getByRole('link', { name: 'Reviews of the 2022 Toyota RAV4 by people' }).click();
    await expect(reader).toHaveURL(new RegExp(`${model}/reviews$`));
    await expect(reader.getByRole('link', { name: 'Write a review' })).toBeVisible();
    if (reader === page) expect(await violations(page)).toEqual([]);
  }
});
