import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { ProblemError } from '../problems';
import { lastChangesAfter } from './last-changes';
import type { RegistryState } from './state';

/** The author of a change, and its time. */
export interface Author {
  who: string;
  /** Person who uses the token; null or absent if the token has no name. */
  person?: string | null;
  /** ISO 8601. */
  at: string;
}

/** The result of a change. If everything already was as requested, `entry` is null and `state` is the same object. */
export interface Transition<E extends AuditEntry = AuditEntry> {
  state: RegistryState;
  entry: E | null;
  /** Requested brands that were left unchanged, with the reason. */
  skipped: { brand: string; reason: string }[];
}

/** Reasons why a change cannot be applied to a brand. */
export type Reasons = readonly string[];

/** The values of one brand before and after a change. */
interface BrandChange<T> {
  brand: string;
  from: T;
  to: T;
}

/**
 * Calls `decide` for each brand and returns the changes and the skipped brands.
 * @param about name of the thing to change, for people
 * @param decide returns the brand's next value (the same object if it already has it), or the reasons to skip the brand
 * @throws ProblemError `code` with every reason, if every brand is skipped
 */
export function changeBrands<T extends object>(
  { about, brands, code }: { about: string; brands: readonly string[]; code: 'nothing-to-do' | 'layout-refused' },
  current: (brand: string) => T,
  decide: (current: T, brand: string) => T | Reasons,
): { changes: BrandChange<T>[]; skipped: Transition['skipped'] } {
  const changes: BrandChange<T>[] = [];
  const refused: { brand: string; reasons: Reasons }[] = [];
  for (const brand of brands) {
    const from = current(brand);
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

/** Returns the name of an author's token or session, and of the person if that is another. */
export const namesOf = ({ who, person }: Pick<Author, 'who' | 'person'>): { who: string; person?: string } =>
  person == null || person === who ? { who } : { who, person };

/** Returns the state with the next revision and the audit entry of the change. */
export function commit<E extends AuditEntry>(
  state: RegistryState,
  change: DistributiveOmit<E, 'revision' | keyof Author>,
  author: Author,
  skipped: Transition['skipped'],
): Transition<E> {
  const revision = state.revision + 1;
  const entry = { revision, at: author.at, ...namesOf(author), ...change } as AuditEntry as E;
  const lastChanges = lastChangesAfter(state.lastChanges, entry);
  return { state: { ...state, revision, lastChanges, unlogged: [...state.unlogged, entry] }, entry, skipped };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
