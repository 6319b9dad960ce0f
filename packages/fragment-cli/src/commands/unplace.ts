import { layoutChangedText } from '../layout-texts';
import type { Row } from '../row';
import {
  type BrandChoice,
  brandOf,
  brandOption,
  canaryOption,
  fragmentOf,
  pageOf,
  pageOption,
  percentOf,
} from '../values';

export const unplace: Row<{ what: string; page: string; brand: BrandChoice; percent: number | undefined }> = {
  usage: 'unplace <remote>/<fragment> | <slot> --page <page> [--canary <percent>] [--brand <brand>]',
  options: { ...pageOption, ...canaryOption, ...brandOption },
  does: "Removes a fragment, or a slot's fragment, from a page.",
  parse: (line) => ({
    what: line.needed('fragment or slot'),
    page: pageOf(line.text('page')),
    brand: brandOf(line.text('brand')),
    percent: percentOf(line.text('canary')),
  }),
  async run({ what, page, brand, percent }, { connect }) {
    const client = await connect();
    if (!what.includes('/')) return layoutChangedText(await client.unplace(brand, page, { slot: what, percent }));
    const { remote, fragment } = fragmentOf(what);
    const named = { remote: await client.resolve(remote), fragment, percent };
    return layoutChangedText(await client.unplace(brand, page, named));
  },
};
