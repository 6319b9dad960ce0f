import type { Action } from './changes';
import type { Session } from './client';

/** Returns why a session may not make a change, or null if it may; the registry decides, this only says it before. */
export function whyNot(
  session: Session | null | undefined,
  action: Action,
  remote: string,
  brand: string,
): string | null {
  if (session == null) return 'Sign in to change anything.';
  const { may, remotes, brands } = session;
  if (may.includes('admin')) return null;
  const needed = action === 'approve' ? 'approve' : 'promote';
  if (!may.includes(needed)) return `Your token may ${may.join(', ')}, not ${needed}.`;
  if (remotes !== '*' && !remotes.includes(remote))
    return `Your token is for ${remotes.join(', ')}, not for ${remote}.`;
  if (brands !== '*' && !brands.includes(brand))
    return `Your token is for ${brands.join(', ')}${brand === '*' ? '; choose one of them' : `, not for ${brand}`}.`;
  return null;
}
