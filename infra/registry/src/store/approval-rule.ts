import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIn } from './brands';
import type { Author } from './change-brands';
import type { RegistryState } from './state';

/** One version of one remote. */
interface Named {
  remote: string;
  version: string;
}

type Sender = Pick<Author, 'who' | 'person'>;

/** Whether a brand needs the approval of a second person. */
export function needsApproval(state: RegistryState, brand: string): boolean {
  return brandIn(state, brand)?.needsApproval === true;
}

/**
 * Returns why somebody may not give a version to visitors of a brand, or null if they may: the brand needs no approval, or another person has
 * approved the version there.
 */
export function whyUnapproved(
  state: RegistryState,
  brand: string,
  { remote, version }: Named,
  { who, person }: Sender,
): string | null {
  if (!needsApproval(state, brand)) return null;
  if (person == null) return `it needs a second person, and "${who}" is no person: use a token with a name`;
  const approvals = own(own(own(state.remotes, remote) ?? {}, version)?.approvals ?? {}, brand) ?? [];
  if (approvals.some((one) => one !== person)) return null;
  return `it needs the approval of somebody else than ${person}: fragment approve ${remote}@${version} --brand ${brand}`;
}

/**
 * Refuses a link to versions that a brand needs approvals for and that have none.
 * @param unserved remote → version, without those that the brand serves
 * @throws ProblemError `second-person` with every reason
 */
export function refuseUnapprovedLink(
  state: RegistryState,
  brand: string,
  unserved: Readonly<Record<string, string>>,
  sender: Sender,
): void {
  if (!needsApproval(state, brand)) return;
  const reasons = Object.entries(unserved).flatMap(([remote, version]) => {
    const why = whyUnapproved(state, brand, { remote, version }, sender);
    return why === null ? [] : [`${brand}, ${remote}@${version}: ${why}`];
  });
  if (reasons.length > 0) throw new ProblemError('second-person', `No link was made. ${reasons.join('. ')}.`, reasons);
}

/** Refuses a session of `fragment dev` on a brand that needs approvals: its builds cannot be approved in advance. @throws ProblemError `second-person` */
export function refuseUnapprovedSession(state: RegistryState, brand: string, remote: string): void {
  if (!needsApproval(state, brand)) return;
  const why = `${brand}: builds of ${remote} cannot be approved in advance; develop on another brand`;
  throw new ProblemError('second-person', `No session was begun. ${why}.`, [why]);
}
