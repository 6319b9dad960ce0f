import { builtOf } from '../built';
import { Misuse } from '../line';
import { placementsText } from '../placements';
import { readBuilt } from '../remote-folder';
import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, brandOption, canaryOption, percentOf } from '../values';
import { warned } from '../warned';

/** The visitors for whom a version is promoted as soon as it is published. */
interface Live {
  brand: BrandChoice;
  percent: number | undefined;
}

export const publish: Row<{ remote: string; live: Live | null; force: string | undefined }> = {
  usage: 'publish [remote] [--promote | --canary <percent>] [--brand <brand>] [--force <reason>]',
  options: { promote: { type: 'boolean' }, force: { type: 'string' }, ...canaryOption, ...brandOption },
  does: 'Builds a remote and uploads it; or uploads the given folder, if it contains a built version.',
  parse: (line) => ({
    remote: line.argument ?? '.',
    force: line.text('force'),
    live: liveOf(line.has('promote'), line.text('canary'), line.text('brand')),
  }),
  async run({ remote: given, live, force }, surroundings) {
    const client = await surroundings.connect();
    const { remote, version, files } = await readBuilt(await builtOf(given, surroundings));
    const published = await client.publish(remote, version, files, force);
    const { warnings, files: count, bytes } = published;
    const what = [
      `Published ${remote}@${version}: ${count} files, ${Math.ceil(bytes / 1000)} kB.`,
      ...warned(warnings),
    ].join('\n');
    if (live !== null) {
      const changed = await client.promote(live.brand, remote, { version, percent: live.percent });
      const brands = changed.changes.map((change) => change.brand);
      const seen = await placementsText(client, surroundings.called, { remote, version, brands });
      return `${what}\n${changedText(remote, changed)}\n${seen}`;
    }
    return [
      what,
      'Nobody is served it yet. Make it live for everyone, or for a share of the visitors:',
      `  ${surroundings.called} promote ${remote}@${version}`,
      `  ${surroundings.called} promote ${remote}@${version} --canary 10`,
    ].join('\n');
  },
};

function liveOf(promote: boolean, canary: string | undefined, brand: string | undefined): Live | null {
  if (promote && canary !== undefined)
    throw new Misuse('--promote is for everyone, --canary for a share: use one of them.');
  if (promote || canary !== undefined) return { brand: brandOf(brand), percent: percentOf(canary) };
  if (brand !== undefined) throw new Misuse('--brand names the brand to promote on: add --promote or --canary.');
  return null;
}
