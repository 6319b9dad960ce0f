import { resolve } from 'node:path';
import type { LayoutView } from '@forecourt/contracts/registry-api';
import type { RegistryClient } from '../client';
import { fragmentsText, layoutChangedText, layoutHistoryText, layoutText } from '../layout-texts';
import { type Line, Misuse } from '../line';
import { readLayout } from '../read-layout';
import type { Row } from '../row';
import {
  type BrandChoice,
  brandOf,
  canaryOption,
  changeOptions,
  numberOf,
  pageOf,
  pageOption,
  percentOf,
} from '../values';

const actions = ['show', 'history', 'fragments', 'set', 'rollback', 'stop-canary'] as const;
type Action = (typeof actions)[number];

interface Input {
  action: Action;
  file: string | undefined;
  /** Absent of `fragments`, which are those of all pages. */
  page: string;
  brand: BrandChoice;
  percent: number | undefined;
  to: number | undefined;
  json: boolean;
  why: string | undefined;
  dryRun: boolean | undefined;
}

export const layout: Row<Input> = {
  usage:
    'layout show [--json] | history | set <file> [--canary <percent>] | rollback [--to <version>] | stop-canary, --page <page> [--brand <brand>] [--why <reason>] [--dry-run]; layout fragments [--brand <brand>]',
  options: { ...pageOption, json: { type: 'boolean' }, to: { type: 'string' }, ...canaryOption, ...changeOptions },
  does: "Shows a page's layout, what a rollback can restore, and what may be placed; sets all of it from a JSON file; rolls it back; stops its canary.",
  parse: (line) => {
    const [action, file] = actionOf(line);
    return {
      ...{ action, file, brand: brandOf(line.text('brand')), percent: percentOf(line.text('canary')) },
      ...{
        page: action === 'fragments' ? '' : pageOf(line.text('page')),
        to: numberOf(line.text('to'), 'layout history'),
      },
      ...{ json: line.has('json'), why: line.text('why'), dryRun: line.has('dry-run') || undefined },
    };
  },
  async run({ action, file, page, brand, percent, to, json, why, dryRun }, { connect, cwd }) {
    const client = await connect();
    switch (action) {
      case 'show':
        return ofEach(client, brand, async (one) => (json ? jsonText : layoutText)(await client.layout(one, page)));
      case 'history':
        return ofEach(client, brand, async (one) => layoutHistoryText(await client.layoutHistory(one, page)));
      case 'fragments':
        return ofEach(client, brand, async (one) => fragmentsText(await client.fragments(one)));
      case 'set': {
        const wanted = { layout: await readLayout(resolve(cwd, file ?? '')), percent, why, dryRun };
        return layoutChangedText(await client.setLayout(brand, page, wanted), dryRun);
      }
      case 'rollback':
        return layoutChangedText(await client.rollbackLayout(brand, page, { to, why, dryRun }), dryRun);
      case 'stop-canary':
        return layoutChangedText(await client.stopLayoutCanary(brand, page, { why, dryRun }), dryRun);
    }
  },
};

/** Returns a text for each of the chosen brands. */
async function ofEach(
  client: RegistryClient,
  brand: BrandChoice,
  textOf: (brand: string) => Promise<string>,
): Promise<string> {
  const brands = brand === '*' ? await client.brands() : [brand];
  return (await Promise.all(brands.map(textOf))).join('\n\n');
}

function actionOf(line: Line): [Action, file: string | undefined] {
  const [given = 'show', ...files] = line.arguments;
  const action = actions.find((name) => name === given);
  if (action === undefined) throw new Misuse(`layout does not know "${given}": take one of ${actions.join(', ')}.`);
  if (files.length !== (action === 'set' ? 1 : 0))
    throw new Misuse(`layout ${action} takes ${action === 'set' ? 'one file' : 'no further argument'}.`);
  return [action, files[0]];
}

/** The file of `layout set`. */
function jsonText({ arrangement, slots }: LayoutView): string {
  return JSON.stringify({ arrangement, slots }, null, 2);
}
