import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { layoutSchema } from '@forecourt/contracts';
import type { LayoutView } from '@forecourt/contracts/registry-api';
import { parseJson, reasonsOf } from '@forecourt/service';
import { CommandError } from '../command-error';
import { layoutChangedText, layoutText } from '../layout-texts';
import { type Line, Misuse } from '../line';
import type { Row } from '../row';
import { type BrandChoice, brandOf, brandOption, canaryOption, pageOf, pageOption, percentOf } from '../values';

const actions = ['show', 'set', 'rollback', 'stop-canary'] as const;
type Action = (typeof actions)[number];

interface Input {
  action: Action;
  file: string | undefined;
  page: string;
  brand: BrandChoice;
  percent: number | undefined;
  json: boolean;
}

export const layout: Row<Input> = {
  usage:
    'layout show [--json] | set <file> [--canary <percent>] | rollback | stop-canary, --page <page> [--brand <brand>]',
  options: { ...pageOption, json: { type: 'boolean' }, ...canaryOption, ...brandOption },
  does: "Shows a page's layout; sets all of it from a JSON file; rolls it back by one; stops its canary.",
  parse: (line) => {
    const [action, file] = actionOf(line);
    const brand = brandOf(line.text('brand'));
    const percent = percentOf(line.text('canary'));
    return { action, file, page: pageOf(line.text('page')), brand, percent, json: line.has('json') };
  },
  async run({ action, file, page, brand, percent, json }, { connect, cwd }) {
    const client = await connect();
    switch (action) {
      case 'show': {
        const brands = brand === '*' ? await client.brands() : [brand];
        const views = await Promise.all(brands.map((one) => client.layout(one, page)));
        return views.map(json ? jsonText : layoutText).join('\n\n');
      }
      case 'set': {
        const wanted = { layout: await readLayout(resolve(cwd, file ?? '')), percent };
        return layoutChangedText(await client.setLayout(brand, page, wanted));
      }
      case 'rollback':
        return layoutChangedText(await client.rollbackLayout(brand, page));
      case 'stop-canary':
        return layoutChangedText(await client.stopLayoutCanary(brand, page));
    }
  },
};

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

async function readLayout(path: string) {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code}). Write one with layout show --json.`);
  });
  const parsed = layoutSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error).map((reason) => `  - ${reason}`);
  throw new CommandError([`${path} is not a layout; nothing was changed.`, ...reasons].join('\n'));
}
