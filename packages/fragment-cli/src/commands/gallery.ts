import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isPrivateFile, manifestPath, manifestSchema, versionSchema } from '@forecourt/contracts';
import { readEnvironment } from '@forecourt/service';
import { builtOf } from '../built';
import { CommandError } from '../command-error';
import { environmentSchema } from '../config';
import { comparedText, comparePage } from '../gallery/compare-page';
import { galleryPages } from '../gallery/gallery-pages';
import { type Line, Misuse } from '../line';
import { readBuilt } from '../remote-folder';
import type { Row } from '../row';
import { warned } from '../warned';

/** Folder of the gallery, in the working directory. */
const standardOut = 'dist/gallery';
/** File of the comparison in it. */
const comparePath = 'compare.html';

export const gallery: Row<{ remote: string; out: string; against: string | null | undefined }> = {
  usage: 'gallery [remote] [--compare [version]] [--out <folder>]',
  options: { out: { type: 'string' }, compare: { type: 'boolean' } },
  does: 'Builds a remote and writes every fragment in every state, on every brand, light and dark, in three widths, as one page; with --compare, also pictures beside those of the served version.',
  parse: (line) => ({ out: line.text('out') ?? standardOut, ...comparedOf(line) }),
  async run({ remote: given, out, against }, surroundings) {
    const client = await surroundings.connect();
    const { remote, version, files } = await readBuilt(await builtOf(given, surroundings));
    const looks = against === undefined ? null : await client.looks(remote, version, files, against);
    const states = await client.states(remote, version, files);
    const { fragments } = manifestSchema.parse(JSON.parse(files.get(manifestPath)?.toString() ?? ''));
    const css = Object.entries(fragments).map(([name, fragment]) => [
      name,
      fragment.css.map((path) => `version/${path}`),
    ]);
    const [site = null] = readEnvironment(environmentSchema, surroundings.environment).SHELL_URL;
    const key = `${remote}@${version}`;
    const pages = galleryPages(states, { key, css: Object.fromEntries(css), site });
    if (looks !== null) pages.set(comparePath, comparePage(key, looks));
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
      ...(looks === null ? [] : [`${join(out, comparePath)}: ${comparedText(looks)}`, ...warned(looks.warnings)]),
      ...(site === null ? ['Pictures of the site are missing: name a running one in SHELL_URL.'] : []),
    ].join('\n');
  },
};

/** Parses the remote, and the version to compare with: null for the one that most brands serve, undefined for none. @throws Misuse */
function comparedOf(line: Line): { remote: string; against: string | null | undefined } {
  const isVersion = (text: string) => versionSchema.safeParse(text).success;
  const [against = null, ...moreVersions] = line.arguments.filter(isVersion);
  const [remote = '.', ...moreRemotes] = line.arguments.filter((text) => !isVersion(text));
  if (moreRemotes.length > 0) throw new Misuse(`gallery takes one remote at most: ${line.arguments.join(' ')}.`);
  if (line.has('compare') && moreVersions.length === 0) return { remote, against };
  if (against === null) return { remote, against: undefined };
  throw new Misuse('gallery takes one version, that of --compare.');
}

/** Removes an earlier gallery. @throws CommandError if the folder has anything else */
async function empty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0 && !existsSync(join(folder, 'page.css')))
    throw new CommandError(`${folder} is no earlier gallery, so it is left alone: name an empty folder by --out.`);
  await rm(folder, { recursive: true });
}
