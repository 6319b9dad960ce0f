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
  if (session.may.includes('admin')) return null;
  if (!session.may.includes(needed.may)) return `You may ${session.may.join(', ')}, not ${needed.may}.`;
  const reasons = session.rights
    .filter(({ may }) => may.includes(needed.may))
    .map(({ remotes, brands }) => {
      const places = [[needed.remote, remotes] as const, [needed.brand, brands] as const];
      for (const [one, names] of places)
        if (one !== undefined && names !== '*' && !names.includes(one))
          return `You may change ${names.join(', ')}${one === '*' ? '; choose one of them' : `, not ${one}`}.`;
      return null;
    });
  return reasons.includes(null) ? null : reasons[0]!;
}
