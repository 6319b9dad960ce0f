/** Compares how a version looks with the version before: pictures of the same states of both, on this machine. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandView } from '@forecourt/contracts';
import type { DifferingLook, Looks } from '@forecourt/contracts/looks';
import { type State, stateModes, stateWidths } from '@forecourt/contracts/states';
import { reasonOf } from '@forecourt/service';
import { Photographer } from '../browser/photographer';
import { picturedDocument } from '../browser/pictured-document';
import { candidateOf } from '../candidate';
import type { Version } from '../rehearsal/comparable-html';
import { sheetsOf } from '../rehearsal/styles';
import { statesOf } from './states';

/** A brand, and the stylesheet of its theme. */
export interface BrandLook {
  view: BrandView;
  css: string;
}

/** The version that a candidate is compared with, on the brands that serve it. */
export interface VersionBefore {
  version: Version;
  brands: readonly BrandLook[];
}

/** Where versions are rendered and photographed. */
export interface Studio {
  /** Folder of the built programs. */
  programs: string;
  /** Path of a Chromium; without one there are no pictures. */
  chromium: string | undefined;
  /** Longest time for the pictures, ms. */
  picturesMs: number | undefined;
}

/** Maximum of brands whose states are rendered. */
const mostBrands = 3;
/** Maximum of pairs of pictures, and of the time for them by default, ms. */
const mostPictures = 48;
const usualMs = 20_000;

/** A fragment's HTML on one test page, of both versions, if the two documents differ. */
interface Pair {
  fragment: string;
  brand: BrandLook;
  page: string;
  before: string;
  after: string;
}

/** Compares a version with the one before, as far as the limits go. It never throws: pictures that are missing are a warning. */
export async function compareLooks(candidate: Version, before: VersionBefore, studio: Studio): Promise<Looks> {
  const { version, brands } = before;
  const looks: Looks = { against: version.manifest.version, states: 0, pictures: 0, differing: [], warnings: [] };
  if (studio.chromium === undefined)
    return { ...looks, warnings: ['There are no pictures: the registry has no Chromium (GATE_CHROMIUM).'] };
  try {
    const shown = brands.slice(0, mostBrands);
    const [young, old] = [await rendered(candidate, shown, studio), await rendered(version, shown, studio)];
    const { states, pairs } = pairsOf({ young, old, candidate, version, shown });
    const shots = shotsOf(pairs);
    if (shots.length === 0) return { ...looks, states };
    const taken = await photographed(shots, { candidate, version, ...studio, chromium: studio.chromium });
    const rest = shots.length - taken.pictures;
    const warnings = rest > 0 ? [`Only ${taken.pictures} of ${shots.length} pairs of pictures were compared.`] : [];
    return { ...looks, states, ...taken, warnings };
  } catch (error) {
    return { ...looks, warnings: [`Its looks could not be compared with ${looks.against}: ${reasonOf(error)}`] };
  }
}

/** Returns a sentence about each fragment that looks different, of its greatest difference. */
export function lookWarnings({ against, differing, warnings }: Looks): string[] {
  const fragments = [...new Set(differing.map(({ fragment }) => fragment))];
  const told = fragments.map((fragment) => {
    const own = differing.filter((look) => look.fragment === fragment).sort((a, b) => b.share - a.share);
    const [{ brand, page, mode, width, share } = own[0]!, ...others] = own;
    const more = others.length === 0 ? '' : `, and in ${others.length} other pictures`;
    return `fragment "${fragment}" looks different from ${against}: shown ${page} (${brand}, ${mode}, ${width} pixels wide) by ${percentOf(share)} of the pixels${more}; "fragment gallery --compare" shows it`;
  });
  return [...told, ...warnings];
}

const percentOf = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`;

async function rendered(
  { manifest, files }: Version,
  brands: readonly BrandLook[],
  { programs }: Studio,
): Promise<State[]> {
  const states = await statesOf(
    candidateOf(manifest, files),
    brands.map(({ view }) => view),
    programs,
  );
  if (Array.isArray(states)) return states;
  throw new Error(`${manifest.version}: ${states.what}`);
}

function pairsOf(compared: {
  young: readonly State[];
  old: readonly State[];
  candidate: Version;
  version: Version;
  shown: readonly BrandLook[];
}): { states: number; pairs: Pair[] } {
  const { young, old, candidate, version, shown } = compared;
  let states = 0;
  const pairs: Pair[] = [];
  for (const { fragment, brand: id, pages, html } of young) {
    const [page = ''] = pages;
    const brand = shown.find(({ view }) => view.id === id);
    const before = old.find(
      (state) => state.fragment === fragment && state.brand === id && state.pages.includes(page),
    )?.html;
    if (brand === undefined || html === undefined || before === undefined) continue;
    states += 1;
    const isSame =
      placeless(html, candidate) === placeless(before, version) &&
      sheetsOf(candidate, fragment) === sheetsOf(version, fragment);
    if (!isSame) pairs.push({ fragment, brand, page, before, after: html });
  }
  return { states, pairs };
}

/** Returns HTML without the version in addresses of its files. */
const placeless = (html: string, { manifest: { name, version } }: Version) =>
  html.replaceAll(`/${name}/${version}/`, `/${name}/*/`);

/** A pair in one mode and width. */
type Shot = Pair & Pick<DifferingLook, 'mode' | 'width'>;

/** Lists all pictures so that the first ones are of each fragment, and of different brands, modes and widths. */
function shotsOf(pairs: readonly Pair[]): Shot[] {
  const ways = stateWidths.flatMap((width) => stateModes.map((mode) => ({ mode, width })));
  const ranks = new Map<string, number>();
  const ranked = pairs.map((pair) => {
    const rank = ranks.get(pair.fragment) ?? 0;
    ranks.set(pair.fragment, rank + 1);
    return { pair, rank };
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ways.flatMap((_, round) =>
    ranked.map(({ pair, rank }) => ({ ...pair, ...ways[(rank + round) % ways.length]! })),
  );
}

async function photographed(
  shots: readonly Shot[],
  {
    candidate,
    version,
    programs,
    chromium,
    picturesMs = usualMs,
  }: { candidate: Version; version: Version } & Studio & { chromium: string },
): Promise<Pick<Looks, 'pictures' | 'differing'>> {
  const base = await readFile(join(programs, 'page.css'), 'utf8');
  const photographer = await Photographer.start(chromium, programs);
  const until = performance.now() + picturesMs;
  const differing: DifferingLook[] = [];
  let pictures = 0;
  try {
    for (const { fragment, brand, page, mode, width, before, after } of shots.slice(0, mostPictures)) {
      if (performance.now() > until) break;
      const { id } = brand.view;
      const take = (html: string, of: Version) =>
        photographer.take(
          picturedDocument(html, { brand: id, mode, css: [base, brand.css, sheetsOf(of, fragment)] }),
          width,
        );
      const [old, young] = [await take(before, version), await take(after, candidate)];
      pictures += 1;
      if (old === young) continue;
      const compared = await photographer.compare(old, young);
      if (compared.share > 0)
        differing.push({ fragment, brand: id, page, mode, width, before: old, after: young, ...compared });
    }
  } finally {
    await photographer.close();
  }
  return { pictures, differing };
}
