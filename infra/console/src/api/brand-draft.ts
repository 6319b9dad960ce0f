/** A brand's data as the texts of a form. Pure. */
import { type Colors, colorsIn, shapesIn, withColors } from './brand-colors';
import type { BrandView } from './brands';

export type BrandData = BrandView['brand'];

export interface BrandDraft {
  name: string;
  tagline: string;
  /** Host names, separated by commas. */
  hosts: string;
  /** A link in each line, `Electric | /cars-for-sale/all?fuelTypeGroup=ELE`. */
  links: string;
  mark: string;
  colors: Colors;
  /** Everything else, as in the file of the command. */
  rest: string;
}

/** Splits a text at commas. */
export const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns the draft of unchanged data. */
export function draftOf({ id: _, name, tagline, hosts, nav, mark, theme, ...rest }: BrandData): BrandDraft {
  return {
    ...{ name, tagline, mark, hosts: hosts.join(', ') },
    links: nav.map(({ label, href }) => `${label} | ${href}`).join('\n'),
    colors: colorsIn(theme),
    rest: JSON.stringify({ ...rest, theme: shapesIn(theme) }, null, 2),
  };
}

/** Returns the data of a draft, or why it is none, as a sentence; the registry checks the rest. */
export function readDraft(id: string, draft: BrandDraft): { data: BrandData } | { fault: string } {
  const lines = draft.links.split('\n').filter((line) => line.trim() !== '');
  const bad = lines.find((line) => !line.includes('|'));
  if (bad !== undefined) return { fault: `The link “${bad}” has no address: write Electric | /cars-for-sale/all.` };
  const nav = lines.map((line) => {
    const at = line.lastIndexOf('|');
    return { label: line.slice(0, at).trim(), href: line.slice(at + 1).trim() };
  });
  const rest = objectIn(draft.rest);
  if (rest === null || typeof rest.theme !== 'object' || rest.theme === null)
    return { fault: 'Everything else has to be JSON with a theme, as in the file.' };
  const { name, tagline, mark, hosts, colors } = draft;
  const theme = withColors(rest.theme as BrandData['theme'], colors);
  const given = { ...{ id, name: name.trim(), tagline: tagline.trim(), hosts: wordsIn(hosts) }, nav, mark, theme };
  return { data: { ...rest, ...given } as BrandData };
}

/** Returns the draft of a person whose base somebody else changed: what the person did not touch is as it is now. */
export function merged(base: BrandDraft, mine: BrandDraft, theirs: BrandDraft): BrandDraft {
  return { ...of(base, mine, theirs), colors: of(base.colors, mine.colors, theirs.colors) };
}

/** Whether two drafts are the same. */
export const isSame = (one: BrandDraft, other: BrandDraft): boolean => textOf(one) === textOf(other);

function of<T extends object>(base: T, mine: T, theirs: T): T {
  const names = Object.keys({ ...theirs, ...mine }) as (keyof T)[];
  const chosen = names.map((name) => [name, textOf(mine[name]) === textOf(base[name]) ? theirs[name] : mine[name]]);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as T;
}

/** Returns a text for comparisons. */
const textOf = (value: unknown) => JSON.stringify(value);

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
