/** What arguments and options may say; each reader throws Misuse. */
import { nameSchema, versionSchema } from '@forecourt/contracts';
import { Misuse, type Options } from './line';

/** Brands as the registry's paths name them: one, or `*` for all. */
export type BrandChoice = string;

export const brandOption = { brand: { type: 'string', short: 'b' } } as const satisfies Options;
export const pageOption = { page: { type: 'string' } } as const satisfies Options;
export const canaryOption = { canary: { type: 'string' } } as const satisfies Options;

/** The two parts of `mfe-filters@1.2.3`. */
export function versionedOf(argument: string): { remote: string; version: string } {
  const at = argument.lastIndexOf('@');
  if (at <= 0) throw new Misuse(`"${argument}" names no version: write mfe-filters@1.2.3.`);
  return { remote: argument.slice(0, at), version: versionOf(argument.slice(at + 1)) };
}

export function versionOf(text: string): string {
  if (versionSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a version such as 1.2.3.`);
}

/** A brand by its name, whether or not the registry has one of that name. */
export function brandOf(text = 'all'): BrandChoice {
  if (text === 'all' || text === '*') return '*';
  if (nameSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a brand's name: take one that list shows, or all.`);
}

/** A type of page. */
export function pageOf(text: string | undefined): string {
  if (text === undefined) throw new Misuse('It needs to know which page: --page results.');
  if (nameSchema.safeParse(text).success) return text;
  throw new Misuse(`"${text}" is not a type of page, such as results.`);
}

/** The two parts of `mfe-recalls/recalls`. */
export function fragmentOf(text: string): { remote: string; fragment: string } {
  const [remote = '', fragment = '', ...more] = text.split('/');
  const isName = (name: string) => nameSchema.safeParse(name).success;
  if (more.length === 0 && isName(remote) && isName(fragment)) return { remote, fragment };
  throw new Misuse(`"${text}" names no fragment: write mfe-recalls/recalls.`);
}

/** A share in percent, with its sign or without. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Misuse(`--canary "${text}" is not a percentage above 0, at most 100.`);
}
