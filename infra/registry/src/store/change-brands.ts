import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { ProblemError } from '../problems';
import type { RegistryState } from './state';

/** Who changes the registry, and when. */
export interface Author {
  who: string;
  /** ISO 8601. */
  at: string;
}

/** What a change led to. `entry` is null, and the state is the very same, when everything stood as wanted already. */
export interface Transition<E extends AuditEntry = AuditEntry> {
  state: RegistryState;
  entry: E | null;
  /** Brands that were asked for and left as they are, with the reason. */
  skipped: { brand: string; reason: string }[];
}

/** Why a brand cannot follow a change. */
export type Reasons = readonly string[];

/** What one brand had, and has. */
interface BrandChange<T> {
  brand: string;
  from: T;
  to: T;
}

/**
 * Decides for each brand: what it has next, the very same where it has that already, or the reasons why it cannot follow. The brands that
 * can do; @throws ProblemError `code` with every reason when none can.
 * @param about what was to be changed, for people
 */
export function changeBrands<T extends object>(
  { about, brands, code }: { about: string; brands: readonly string[]; code: 'nothing-to-do' | 'layout-refused' },
  held: (brand: string) => T,
  decide: (held: T, brand: string) => T | Reasons,
): { changes: BrandChange<T>[]; skipped: Transition['skipped'] } {
  const changes: BrandChange<T>[] = [];
  const refused: { brand: string; reasons: Reasons }[] = [];
  for (const brand of brands) {
    const from = held(brand);
    const to = decide(from, brand);
    if (isReasons(to)) refused.push({ brand, reasons: to });
    else if (to !== from) changes.push({ brand, from, to });
  }
  if (refused.length === brands.length) {
    const reasons = refused.flatMap((of) => of.reasons.map((reason) => `${of.brand}: ${reason}`));
    throw new ProblemError(code, `Nothing was changed for ${about}. ${reasons.join('. ')}.`, reasons);
  }
  return { changes, skipped: refused.map(({ brand, reasons }) => ({ brand, reason: reasons.join('; ') })) };
}

function isReasons<T extends object>(decided: T | Reasons): decided is Reasons {
  return Array.isArray(decided);
}

/** The state one revision on, with its line of the audit log. */
export function commit<E extends AuditEntry>(
  state: RegistryState,
  change: DistributiveOmit<E, 'revision' | keyof Author>,
  { who, at }: Author,
  skipped: Transition['skipped'],
): Transition<E> {
  const revision = state.revision + 1;
  const entry = { revision, at, who, ...change } as AuditEntry as E;
  return { state: { ...state, revision, unlogged: [...state.unlogged, entry] }, entry, skipped };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
