import { resolve } from 'node:path';
import { linkIdSchema } from '@forecourt/contracts';
import { longestPreviewHours, type Previews } from '@forecourt/contracts/previews';
import { type Line, Misuse } from '../line';
import { readLayout } from '../read-layout';
import type { Row } from '../row';
import type { Surroundings } from '../surroundings';
import { table } from '../table';
import { timeText } from '../texts';
import { type BrandChoice, brandOf, brandOption, pageOf, pageOption, versionedOf, whyOption } from '../values';

/** A link that is wanted. */
interface Wanted {
  versions: { remote: string; version: string }[];
  brand: BrandChoice;
  page: string | undefined;
  hours: number | undefined;
  /** Page type, and the file of its layout. */
  layout: { pageType: string; file: string } | undefined;
}

type Input =
  | ({ action: 'create' } & Wanted)
  | { action: 'list'; brand: BrandChoice }
  | { action: 'revoke'; id: string; why: string | undefined };

export const preview: Row<Input> = {
  usage:
    'preview [<remote>@<version> …] [--layout <page type>=<file>] [--brand <brand>] [--page <path>] [--hours <n>] | list [--brand <brand>] | revoke <id> [--why <reason>]',
  options: { ...brandOption, ...pageOption, ...whyOption, hours: { type: 'string' }, layout: { type: 'string' } },
  does: 'Prints a link that shows these versions, promoted or not, and a layout, set or not, to one browser on one brand (default: the first); lists the valid links, or revokes one.',
  parse(line) {
    const [action, id = '', ...others] = line.arguments;
    if (action === 'list' && id === '') return { action, brand: brandOf(line.text('brand')) };
    if (action === 'list') throw new Misuse('preview list takes no further argument.');
    if (action !== 'revoke') return { action: 'create', ...wantedOf(line) };
    if (others.length === 0 && linkIdSchema.safeParse(id).success) return { action, id, why: line.text('why') };
    throw new Misuse('preview revoke needs the id of one link, 12 hexadecimal digits that preview list shows.');
  },
  async run(input, surroundings) {
    if (input.action === 'create') return create(input, surroundings);
    const client = await surroundings.connect();
    if (input.action === 'list') return listText(await client.previews(input.brand === '*' ? undefined : input.brand));
    await client.revokePreview(input.id, input.why);
    return `The link ${input.id} is revoked: browsers that opened it get the ordinary pages from the next one on.`;
  },
};

function wantedOf(line: Line): Wanted {
  const layout = layoutOf(line.text('layout'));
  if (line.arguments.length === 0 && layout === undefined)
    throw new Misuse('preview needs to know which versions, mfe-recalls@0.2.0, or which layout, results=results.json.');
  return {
    versions: line.arguments.map(versionedOf),
    brand: brandOf(line.text('brand')),
    page: line.text('page'),
    hours: hoursOf(line.text('hours')),
    layout,
  };
}

async function create(
  { versions: named, brand: chosen, page, hours, layout: wanted }: Wanted,
  { connect, cwd, called }: Surroundings,
): Promise<string> {
  const client = await connect();
  const brand = chosen === '*' ? ((await client.brands())[0] ?? '') : chosen;
  const versions = Object.fromEntries(
    await Promise.all(named.map(async ({ remote, version }) => [await client.resolve(remote), version] as const)),
  );
  const layout = wanted && {
    pageType: wanted.pageType,
    layout: await readLayout(resolve(cwd, wanted.file)),
  };
  const { id, url, expiresAt } = await client.preview({ versions, layout, brand, page, hours });
  const what = [
    ...Object.entries(versions).map(([remote, version]) => `${remote}@${version}`),
    ...(wanted === undefined ? [] : [`the layout of ${wanted.pageType} in ${wanted.file}`]),
  ];
  return [
    `${what.join(', ')} on ${brand}, for browsers that open this link, until ${timeText(expiresAt)} (UTC):`,
    `  ${url}`,
    `Revoke it with: ${called} preview revoke ${id}`,
  ].join('\n');
}

/** Formats the valid links. */
function listText(all: Previews['previews']): string {
  if (all.length === 0) return 'There is no valid link.';
  const rows = all.map(({ id, brand, page, versions, pageType, isDraft, createdBy, person, expiresAt }) => {
    const shown = [
      ...Object.entries(versions).map(([remote, version]) => `${remote}@${version}`),
      ...(pageType === undefined ? [] : [`${isDraft ? 'a draft' : 'a layout'} of ${pageType}`]),
    ];
    const by = person === undefined ? createdBy : `${person} (${createdBy})`;
    return [id, by, timeText(expiresAt), brand, page, shown.join(' ')];
  });
  return table([['LINK', 'MADE BY', 'UNTIL (UTC)', 'BRAND', 'PAGE', 'SHOWS'], ...rows]);
}

/** Splits `results=results.json`. */
function layoutOf(text: string | undefined): Wanted['layout'] {
  if (text === undefined) return undefined;
  const at = text.indexOf('=');
  if (at > 0 && at < text.length - 1) return { pageType: pageOf(text.slice(0, at)), file: text.slice(at + 1) };
  throw new Misuse(`--layout "${text}" names no page type and file: write results=results.json.`);
}

function hoursOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (hours > 0 && hours <= longestPreviewHours) return hours;
  throw new Misuse(`--hours "${text}" is not a number above 0, at most ${longestPreviewHours}.`);
}
