/** Tokens: the fields of a form as a request, as text, and as a command. */
import type { Permission, Token, WantedToken } from './client';
import { commandText } from './command-text';

/** Descriptions of the permissions. */
export const permissions: Readonly<Record<Permission, string>> = {
  publish: 'publish versions; links to them',
  personal: 'publish versions that request personal data',
  promote: 'promote, canaries, roll back',
  approve: 'approve versions of others',
  place: 'place fragments on pages',
  flags: 'switch flags',
  preview: 'make links to versions',
  report: 'report how versions do (shells)',
  read: 'read private files only',
  admin: 'everything, tokens included',
};

const dayMs = 86_400_000;
const text = (given: FormData, name: string) => String(given.get(name) ?? '').trim();
const names = (given: FormData, name: string) =>
  text(given, name)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Returns the token that a form describes. @param now ms since 1970 */
export function scopeOf(given: FormData, now = Date.now()): WantedToken {
  const person = text(given, 'person');
  const days = Number(text(given, 'days'));
  const some = (name: string) => (names(given, name).length === 0 ? ('*' as const) : names(given, name));
  return {
    name: text(given, 'name'),
    may: given.getAll('may').map(String) as Permission[],
    remotes: some('remotes'),
    brands: some('brands'),
    ...(person !== '' && { person }),
    expiresAt: days > 0 ? new Date(now + days * dayMs).toISOString() : null,
  };
}

/** Returns what a token may do, in a line. */
export function scopeText({ may, remotes, brands }: Pick<Token, 'may' | 'remotes' | 'brands'>): string {
  const of = (all: Token['remotes'], kind: string) => (all === '*' ? `every ${kind}` : all.join(', '));
  return `${may.join(', ')} for ${of(remotes, 'remote')} on ${of(brands, 'brand')}`;
}

/** Returns the command that creates the token that a form describes. */
export function tokenCommand(given: FormData): string {
  const option = (name: string, value: string) => (value === '' ? [] : [`--${name}`, value]);
  return commandText([
    ...['token', 'add', text(given, 'name'), '--may', given.getAll('may').join(',')],
    ...option('remote', names(given, 'remotes').join(',')),
    ...option('brand', names(given, 'brands').join(',')),
    ...option('person', text(given, 'person')),
    ...option('days', text(given, 'days')),
  ]);
}
