/** Mixes of versions, in addresses of the console and as the command that makes the same link; and the valid links. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type PreviewLink, registry, type Session } from './client';
import { commandText } from './command-text';
import { state } from './queries';

/** remote → version. */
export type Mix = Readonly<Record<string, string>>;

/** Reads a mix, `mfe-a@1.0.0,mfe-b@2.0.0`; parts that name no version are left out. */
export function versionsOf(mix = ''): Mix {
  const pairs = mix.split(',').flatMap((one) => {
    const at = one.lastIndexOf('@');
    return at > 0 && at < one.length - 1 ? [[one.slice(0, at), one.slice(at + 1)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Writes a mix, as `versionsOf` reads it; undefined for none. */
export function mixOf(versions: Readonly<Record<string, string | undefined>>): string | undefined {
  return named(versions).join(',') || undefined;
}

const named = (versions: Readonly<Record<string, string | undefined>>) =>
  Object.entries(versions).flatMap(([remote, version]) => (version === undefined ? [] : [`${remote}@${version}`]));

/** Returns the command that makes the same link. */
export const previewCommand = (wanted: { versions: Mix; brand: string; page: string; hours: number }): string =>
  commandText([
    ...['preview', ...named(wanted.versions), '--brand', wanted.brand],
    ...['--page', wanted.page, '--hours', String(wanted.hours)],
  ]);

/** The valid links, the newest first; they expire without an event. */
export const validLinks = queryOptions({
  queryKey: [state, 'previews'],
  refetchInterval: 30_000,
  queryFn: async () => (await dataOf(registry.GET('/v1/previews'))).previews,
});

/** Returns what a link shows, in a line. */
export const shownText = ({
  versions,
  pageType,
  isDraft,
}: Pick<PreviewLink, 'versions' | 'pageType' | 'isDraft'>): string =>
  [...named(versions), ...(pageType === undefined ? [] : [`${isDraft ? 'a draft' : 'a layout'} of ${pageType}`])].join(
    ', ',
  );

/** Whether a session may revoke a link: every session that could make it may. The registry decides; this only hides the button. */
export function mayRevoke(session: Session | null | undefined, { versions, brand }: PreviewLink): boolean {
  if (session == null) return false;
  if (session.may.includes('admin')) return true;
  const all = Object.keys(versions);
  const holds = (names: '*' | readonly string[], wanted: readonly string[]) =>
    names === '*' || wanted.every((name) => names.includes(name));
  return session.rights.some(({ may, remotes, brands }) => {
    const links = may.some((one) => one === 'publish' || one === 'promote' || one === 'preview');
    return all.length > 0 ? links && holds(remotes, all) : (links || may.includes('place')) && holds(brands, [brand]);
  });
}

/** Revokes a link. @throws Refusal */
export const revokeLink = (id: string, why: string) =>
  dataOf(registry.DELETE('/v1/previews/{id}', { params: { path: { id } }, body: { why: why.trim() || undefined } }));

/** Returns the command that revokes the same link. */
export const revokeCommand = (id: string, why: string): string =>
  commandText(['preview', 'revoke', id, ...(why.trim() === '' ? [] : ['--why', why.trim()])]);
