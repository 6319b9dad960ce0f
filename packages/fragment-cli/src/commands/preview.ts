import { longestPreviewHours } from '@forecourt/contracts/previews';
import { Misuse } from '../line';
import type { Row } from '../row';
import { timeText } from '../texts';
import { type BrandChoice, brandOf, brandOption, pageOption, versionedOf } from '../values';

interface Input {
  versions: { remote: string; version: string }[];
  brand: BrandChoice;
  page: string | undefined;
  hours: number | undefined;
}

export const preview: Row<Input> = {
  usage: 'preview <remote>@<version> … [--brand <brand>] [--page <path>] [--hours <n>]',
  options: { ...brandOption, ...pageOption, hours: { type: 'string' } },
  does: 'Prints a link that shows these versions, promoted or not, to one browser on one brand (default: the first).',
  parse(line) {
    if (line.arguments.length === 0) throw new Misuse('preview needs to know which versions: mfe-recalls@0.2.0.');
    return {
      versions: line.arguments.map(versionedOf),
      brand: brandOf(line.text('brand')),
      page: line.text('page'),
      hours: hoursOf(line.text('hours')),
    };
  },
  async run({ versions: named, brand: chosen, page, hours }, { connect }) {
    const client = await connect();
    const brand = chosen === '*' ? ((await client.brands())[0] ?? '') : chosen;
    const versions = Object.fromEntries(
      await Promise.all(named.map(async ({ remote, version }) => [await client.resolve(remote), version] as const)),
    );
    const { url, expiresAt } = await client.preview({ versions, brand, page, hours });
    const what = Object.entries(versions).map(([remote, version]) => `${remote}@${version}`);
    return [
      `${what.join(', ')} on ${brand}, for browsers that open this link, until ${timeText(expiresAt)} (UTC):`,
      `  ${url}`,
    ].join('\n');
  },
};

function hoursOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (hours > 0 && hours <= longestPreviewHours) return hours;
  throw new Misuse(`--hours "${text}" is not a number above 0, at most ${longestPreviewHours}.`);
}
