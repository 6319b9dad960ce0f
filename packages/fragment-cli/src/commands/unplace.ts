import { layoutChangedText } from '../layout-texts';
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

interface Input {
  what: string;
  page: string;
  brand: BrandChoice;
  more: { percent: number | undefined; why: string | undefined; dryRun: boolean | undefined };
}

export const unplace: Row<Input> = {
  usage:
    'unplace <remote>/<fragment> | <slot> --page <page> [--canary <percent>] [--brand <brand>] [--why <reason>] [--dry-run]',
  options: { ...pageOption, ...canaryOption, ...changeOptions },
  does: "Removes a fragment, or a slot's fragment, from a page.",
  parse: (line) => ({
    what: line.needed('fragment or slot'),
    page: pageOf(line.text('page')),
    brand: brandOf(line.text('brand')),
    more: {
      percent: percentOf(line.text('canary')),
      why: line.text('why'),
      dryRun: line.has('dry-run') || undefined,
    },
  }),
  async run({ what, page, brand, more }, { connect }) {
    const client = await connect();
    const named = what.includes('/') ? fragmentOf(what) : null;
    const of = named === null ? { slot: what } : { ...named, remote: await client.resolve(named.remote) };
    return layoutChangedText(await client.unplace(brand, page, { ...of, ...more }), more.dryRun);
  },
};
