import type { ApprovalEntry, approveSchema } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import type * as z from 'zod';
import { ProblemError } from '../problems';
import { needsApproval } from './approval-rule';
import { type Author, changeBrands, commit, type Transition } from './change-brands';
import type { RegistryState } from './state';
import { refuseUnknownVersion, type Target } from './transitions';

/** The persons who approved a version for a brand. */
interface Approvals {
  by: readonly string[];
}

/**
 * Approves a version for brands that need it: another person may then promote it there, or make links to it. An approval is of files that never
 * change, so it does not expire.
 * @throws ProblemError `unknown-remote`, `unknown-version`, `second-person` if nobody or the publisher approves, `nothing-to-do` if no brand needs it
 */
export function approve(
  state: RegistryState,
  { brands, remote }: Target,
  { version, why }: z.infer<typeof approveSchema>,
  author: Author,
): Transition<ApprovalEntry> {
  refuseUnknownVersion(state, remote, version);
  const versions = own(state.remotes, remote) ?? {};
  const stored = versions[version]!;
  const approved = `${remote}@${version}`;
  const person = personOf(author);
  if (stored.publishedBy === person)
    throw new ProblemError('second-person', `${person} published ${approved}: somebody else has to approve it.`);
  const of = (brand: string): Approvals => ({ by: own(stored.approvals ?? {}, brand) ?? [] });
  const { changes, skipped } = changeBrands({ about: approved, brands, code: 'nothing-to-do' }, of, (before, brand) => {
    if (!needsApproval(state, brand)) return ['it needs no approvals'];
    return before.by.includes(person) ? before : { by: [...before.by, person] };
  });
  if (changes.length === 0) return { state, entry: null, skipped };
  const approvals = { ...stored.approvals, ...Object.fromEntries(changes.map(({ brand, to }) => [brand, [...to.by]])) };
  const next = {
    ...state,
    remotes: { ...state.remotes, [remote]: { ...versions, [version]: { ...stored, approvals } } },
  };
  const entry = {
    action: 'approve' as const,
    approved,
    person,
    brands: changes.map(({ brand }) => brand),
    ...(why && { why }),
  };
  return commit<ApprovalEntry>(next, entry, author, skipped);
}

function personOf({ who, person }: Author): string {
  if (person != null) return person;
  throw new ProblemError('second-person', `"${who}" is no person: approve with a token that has a name.`);
}
