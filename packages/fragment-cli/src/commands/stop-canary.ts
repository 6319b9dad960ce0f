import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, brandOption } from '../values';

export const stopCanary: Row<{ remote: string; brand: BrandChoice }> = {
  usage: 'stop-canary <remote> [--brand <brand>]',
  options: brandOption,
  does: 'Serves the stable version to everyone again.',
  parse: (line) => ({ remote: line.needed(), brand: brandOf(line.text('brand')) }),
  async run({ remote: given, brand }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    return changedText(remote, await client.stopCanary(brand, remote));
  },
};
