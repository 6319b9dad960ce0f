import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isPrivateFile, manifestPath, manifestSchema } from '@forecourt/contracts';
import { readEnvironment } from '@forecourt/service';
import { builtOf } from '../built';
import { CommandError } from '../command-error';
import { environmentSchema } from '../config';
import { galleryPages } from '../gallery/gallery-pages';
import { readBuilt } from '../remote-folder';
import type { Row } from '../row';

/** Folder of the gallery, in the working directory. */
const standardOut = 'dist/gallery';

export const gallery: Row<{ remote: string; out: string }> = {
  usage: 'gallery [remote] [--out <folder>]',
  options: { out: { type: 'string' } },
  does: 'Builds a remote and writes every fragment in every state, on every brand, light and dark, in three widths, as one page.',
  parse: (line) => ({ remote: line.argument ?? '.', out: line.text('out') ?? standardOut }),
  async run({ remote: given, out }, surroundings) {
    const client = await surroundings.connect();
    const { remote, version, files } = await readBuilt(await builtOf(given, surroundings));
    const states = await client.states(remote, version, files);
    const { fragments } = manifestSchema.parse(JSON.parse(files.get(manifestPath)?.toString() ?? ''));
    const css = Object.entries(fragments).map(([name, fragment]) => [
      name,
      fragment.css.map((path) => `version/${path}`),
    ]);
    const [site = null] = readEnvironment(environmentSchema, surroundings.environment).SHELL_URL;
    const pages = galleryPages(states, { key: `${remote}@${version}`, css: Object.fromEntries(css), site });
    const folder = resolve(surroundings.cwd, out);
    await empty(folder);
    const copied = [...files]
      .filter(([path]) => !isPrivateFile(path))
      .map(([path, bytes]) => [`version/${path}`, bytes] as const);
    for (const [path, content] of [...pages, ...copied]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const failed = states.states.filter(({ html }) => html === undefined).length;
    return [
      `Wrote ${join(out, 'index.html')}: ${states.states.length} states of ${Object.keys(fragments).length} fragments on ${states.brands.length} brands.`,
      ...(failed === 0 ? [] : [`${failed} of them failed; the page says why.`]),
      ...(site === null ? ['Pictures of the site are missing: name a running one in SHELL_URL.'] : []),
    ].join('\n');
  },
};

/** Removes an earlier gallery. @throws CommandError if the folder has anything else */
async function empty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0 && !existsSync(join(folder, 'page.css')))
    throw new CommandError(`${folder} is no earlier gallery, so it is left alone: name an empty folder by --out.`);
  await rm(folder, { recursive: true });
}
