import type { Permission, Session } from './client';

/** The permission that a change needs, and its scope; the brand `*` is every brand. */
interface Needed {
  may: Permission;
  remote?: string;
  brand: string;
}

/** Returns why a session may not make a change, or null if it may; the registry decides, this only says it before. */
export function whyNot(session: Session | null | undefined, needed: Needed): string | null {
  if (session == null) return 'Sign in to change anything.';
  const { may, remotes, brands } = session;
  const { remote, brand } = needed;
  if (may.includes('admin')) return null;
  if (!may.includes(needed.may)) return `Your token may ${may.join(', ')}, not ${needed.may}.`;
  if (remote !== undefined && remotes !== '*' && !remotes.includes(remote))
    return `Your token is for ${remotes.join(', ')}, not for ${remote}.`;
  if (brands !== '*' && !brands.includes(brand))
    return `Your token is for ${brands.join(', ')}${brand === '*' ? '; choose one of them' : `, not for ${brand}`}.`;
  return null;
}
