import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { liveDeclarations, type NamedInterface } from '@forecourt/contracts/declarations';
import { CommandError } from '../command-error';
import { Misuse } from '../line';
import { findSource } from '../remote-folder';
import type { Row } from '../row';
import { type BrandChoice, brandOf, brandOption } from '../values';

/** Path of the types, in a remote's folder. */
const livePath = 'src/live-types.d.ts';

export const types: Row<{ brand: BrandChoice; out: string | undefined }> = {
  usage: 'types pull [--brand <brand>] [--out <file>]',
  options: { ...brandOption, out: { type: 'string' } },
  does: `Writes the types of what other remotes offer on a brand (default: the first) into ${livePath}.`,
  parse(line) {
    const action = line.needed('action: pull');
    if (action !== 'pull') throw new Misuse(`types does not know "${action}": take pull.`);
    return { brand: brandOf(line.text('brand')), out: line.text('out') };
  },
  async run({ brand: chosen, out }, { connect, called, ...places }) {
    const client = await connect();
    const source = await findSource('.', { tree: null, cwd: places.cwd });
    if (source === null && out === undefined)
      throw new CommandError(`${places.cwd} is no remote's folder. Run it in one, or name a file: --out <file>.`);
    const brand = chosen === '*' ? ((await client.brands())[0] ?? '') : chosen;
    const { remotes } = await client.interfaces(brand);
    const others = remotes.filter(({ remote }) => remote !== source?.name);
    const live = others.map(({ remote, offers }): NamedInterface => ({ remote, ...offers }));
    const versions = others.map(({ remote, version }) => `${remote}@${version}`).join(', ');
    const heading = `Written by "${called} types pull --brand ${brand}": what ${versions} offer. Run it again after they have changed.`;
    const path = out ?? livePath;
    await writeFile(resolve(source?.folder ?? places.cwd, path), liveDeclarations(heading, live));
    const count = (kind: 'slots' | 'overlays' | 'events') =>
      live.reduce((sum, offers) => sum + Object.keys(offers[kind]).length, 0);
    const counts = `slots: ${count('slots')}, overlays: ${count('overlays')}, events: ${count('events')}`;
    return `Wrote ${path}, what other remotes offer on ${brand} (${counts}).`;
  },
};
