/** Says in sentences how the data of a brand differs. */
import type { StoredBrand } from '@forecourt/contracts';

/** Maximum length of a line, characters. */
const mostCharacters = 280;

/** Lists the differences of a brand's data, one line each. */
export function brandDifferences(before: StoredBrand, after: StoredBrand): string[] {
  return namesIn(before, after).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (name === 'mark') return ['mark: another picture'];
    if (name === 'theme') return linesOf('', before.theme, after.theme, colorText);
    if (name === 'flags') return linesOf('flag ', before.flags, after.flags, (isOn) => (isOn ? 'on' : 'off'));
    if (name === 'layouts') return linesOf('first layout of ', before.layouts, after.layouts, null);
    return [line(titles[name] ?? name, textOf(was), textOf(is))];
  });
}

const titles: Partial<Record<keyof StoredBrand, string>> = { hosts: 'host names', nav: 'links' };

/** Lists the names in either, in order. */
const namesIn = <T extends object>(one: T, other: T) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)] as (keyof T)[]),
];

/** Compares two records by their names. @param said how a value is said; null if it is too long to be said */
function linesOf<T>(
  prefix: string,
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  said: ((value: T) => string) | null,
): string[] {
  const say = (value: T | undefined) => (value === undefined ? 'none' : (said?.(value) ?? ''));
  return namesIn(before, after).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const title = prefix + name.replace(/^--fc-(color-)?/, (_, color) => (color === undefined ? '' : 'colour '));
    if (said !== null) return [line(title, say(was), say(is))];
    return [`${title}: ${was === undefined ? 'new' : is === undefined ? 'gone' : 'another one'}`];
  });
}

/** Returns a value of a theme; a colour as it is written on the command line, light and dark. */
const colorText = (value: string) => value.replace(/^light-dark\((.+), (.+)\)$/, '$1/$2');

function textOf(value: unknown): string {
  if (value === undefined) return 'none';
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.map(itemText).join(', ') || 'none';
}

/** Returns an item of a list; a link with its address. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return Object.values(item).join(' ');
}

const line = (title: string, was: string, is: string) => `${title}: ${was} → ${is}`.slice(0, mostCharacters);
