import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, brandOption, whyOption } from '../values';

export const stopCanary: Row<{ remote: string; brand: BrandChoice; why: string | undefined }> = {
  usage: 'stop-canary <remote> [--brand <brand>] [--why <reason>]',
  options: { ...brandOption, ...whyOption },
  does: 'Serves the stable version to everyone again.',
  parse: (line) => ({ remote: line.needed(), brand: brandOf(line.text('brand')), why: line.text('why') }),
  async run({ remote: given, brand, why }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    return changedText(remote, await client.stopCanary(brand, remote, why));
  },
};
