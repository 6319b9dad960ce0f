import type { HydratePolicy, Region } from '@forecourt/contracts';
import { hydratePolicies, regions, slotPropsSchema } from '@forecourt/contracts';
import type { Place } from '@forecourt/contracts/registry-api';
import { parseJson, reasonsOf } from '@forecourt/service';
import { layoutChangedText } from '../layout-texts';
import { type Line, Misuse } from '../line';
import type { Row } from '../row';
import {
  type BrandChoice,
  brandOf,
  canaryOption,
  changeOptions,
  fragmentOf,
  pageOf,
  pageOption,
  percentOf,
} from '../values';

/** The value of `--region` for a slot that is nested in another fragment. */
const nested = 'nested';

const text = { type: 'string' } as const;

export const place: Row<{ page: string; brand: BrandChoice; wanted: Place; dryRun: boolean | undefined }> = {
  usage:
    'place <remote>/<fragment> --page <page> [--region <region>] [--after | --before | --instead <slot>] [--slot <name>] [--hydrate <policy>] [--props <json>] [--canary <percent>] [--brand <brand>] [--why <reason>] [--dry-run]',
  options: {
    ...pageOption,
    ...{ region: text, after: text, before: text, instead: text, slot: text, hydrate: text, props: text },
    ...canaryOption,
    ...changeOptions,
  },
  does: 'Places a fragment on a page, for everyone or for a share of the visitors.',
  parse: (line) => ({
    page: pageOf(line.text('page')),
    brand: brandOf(line.text('brand')),
    wanted: {
      ...fragmentOf(line.needed('fragment')),
      ...{ slot: line.text('slot'), region: regionOf(line.text('region')) },
      ...{ after: line.text('after'), before: line.text('before'), instead: line.text('instead') },
      ...{ hydrate: policyOf(line.text('hydrate')), props: propsOf(line), percent: percentOf(line.text('canary')) },
      why: line.text('why'),
    },
    dryRun: line.has('dry-run') || undefined,
  }),
  async run({ page, brand, wanted, dryRun }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(wanted.remote);
    return layoutChangedText(await client.place(brand, page, { ...wanted, remote, dryRun }), dryRun);
  },
};

function regionOf(given: string | undefined): Region | null | undefined {
  if (given === undefined) return undefined;
  if (given === nested) return null;
  const region = regions.find((name) => name === given);
  if (region !== undefined) return region;
  throw new Misuse(
    `There is no region "${given}". There are: ${regions.join(', ')}; or ${nested}, in another fragment.`,
  );
}

function policyOf(given: string | undefined): HydratePolicy | undefined {
  if (given === undefined) return undefined;
  const policy = hydratePolicies.find((name) => name === given);
  if (policy !== undefined) return policy;
  throw new Misuse(`--hydrate "${given}" is none of ${hydratePolicies.join(', ')}.`);
}

function propsOf(line: Line): Place['props'] {
  const given = line.text('props');
  if (given === undefined) return undefined;
  const parsed = slotPropsSchema.safeParse(parseJson(given));
  if (parsed.success) return parsed.data;
  throw new Misuse(`--props is not a JSON object of plain values: ${reasonsOf(parsed.error).join('; ')}.`);
}
