/** Parsers of arguments and options; each throws Misuse. */
import { nameSchema, versionSchema } from '@forecourt/contracts';
import { Misuse, type Options } from './line';

/** Returns the brand for the registry's paths: one, or `*` for all. */
export type BrandChoice = string;

export const brandOption = { brand: { type: 'string', short: 'b' } } as const satisfies Options;
export const pageOption = { page: { type: 'string' } } as const satisfies Options;
export const canaryOption = { canary: { type: 'string' } } as const satisfies Options;

export const whyOption = { why: { type: 'string' } } as const satisfies Options;
/** Options of changes of what is live. */
export const changeOptions = {
  ...brandOption,
  ...whyOption,
  'dry-run': { type: 'boolean' },
} as const satisfies Options;

/** Splits `mfe-filters@1.2.3`. */
export function versionedOf(argument: string): { remote: string; version: string } {
  const at = argument.lastIndexOf('@');
  if (at <= 0) throw new Misuse(`"${argument}" names no version: write mfe-filters@1.2.3.`);
  return { remote: argument.slice(0, at), version: versionOf(argument.slice(at + 1)) };
}

export function versionOf(text: string): string {
  if (versionSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a version such as 1.2.3.`);
}

/** Parses the version of a layout or of a brand's data. @param shownBy command that lists the versions */
export function numberOf(text: string | undefined, shownBy: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Misuse(`--to "${text}" is not a version such as 3; ${shownBy} shows them.`);
}

/** Parses a brand's name, whether or not the registry has that brand. */
export function brandOf(text = 'all'): BrandChoice {
  if (text === 'all' || text === '*') return '*';
  if (nameSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a brand's name: take one that list shows, or all.`);
}

/** Parses a page type. */
export function pageOf(text: string | undefined): string {
  if (text === undefined) throw new Misuse('It needs to know which page: --page results.');
  if (nameSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a type of page, such as results.`);
}

/** Splits `mfe-recalls/recalls`. */
export function fragmentOf(text: string): { remote: string; fragment: string } {
  const [remote = '', fragment = '', ...more] = text.split('/');
  const isName = (name: string) => nameSchema.safeParse(name).success;
  if (more.length === 0 && isName(remote) && isName(fragment)) return { remote, fragment };
  throw new Misuse(`"${text}" names no fragment: write mfe-recalls/recalls.`);
}

/** Parses a percentage, with or without its sign. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Misuse(`--canary "${text}" is not a percentage above 0, at most 100.`);
}
