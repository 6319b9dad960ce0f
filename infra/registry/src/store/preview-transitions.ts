/** Issued preview links, as part of the state: added, listed, revoked. They are stored until their end, and never the links themselves. */
import type { ListedPreview, Previews } from '@forecourt/contracts/previews';
import type { PreviewEntry } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { type Author, commit, type Transition } from './change-brands';
import type { RegistryState, StoredPreview } from './state';

/** Maximum numbers of links that have not expired, revoked ones included: so that no program fills the state. */
export const previewLimits = { ofToken: 100, all: 300 };

export type AddPreview = Omit<ListedPreview, 'createdAt' | 'createdBy' | 'person'> & Pick<StoredPreview, 'unserved'>;
type Stored = RegistryState['previews'];

/** Adds a link, and drops those that have expired. @throws ProblemError `too-many-links` */
export function addPreview(
  state: RegistryState,
  id: string,
  wanted: AddPreview,
  author: Author,
): Transition<PreviewEntry> {
  const { brand, unserved, expiresAt } = wanted;
  const { who, person, at } = author;
  const known = lasting(state, at);
  const all = Object.values(known);
  const mine = all.filter(({ createdBy }) => createdBy === who);
  if (mine.length >= previewLimits.ofToken || all.length >= previewLimits.all)
    throw new ProblemError(
      'too-many-links',
      `${mine.length} preview links of ${who} have not expired, and ${all.length} of everybody; ${previewLimits.ofToken} and ${previewLimits.all} may, revoked ones included. Wait until some expire, and let further ones last for fewer hours.`,
    );
  const named = person == null || person === who ? {} : { person };
  const added: StoredPreview = { ...wanted, createdAt: at, createdBy: who, ...named, isRevoked: false };
  const next = { ...state, previews: { ...known, [id]: added } };
  return commit<PreviewEntry>(next, { action: 'preview', link: id, brand, unserved, expiresAt }, author, []);
}

/** Revokes a link: shells refuse it, and the cookies that it has set. @throws ProblemError `unknown-link` */
export function revokePreview(
  state: RegistryState,
  id: string,
  why: string | undefined,
  author: Author,
): Transition<PreviewEntry> {
  const link = validPreview(state, id, author.at);
  const { brand, unserved, expiresAt } = link;
  const previews = { ...lasting(state, author.at), [id]: { ...link, isRevoked: true } };
  const entry = { action: 'revoke-preview', link: id, brand, unserved, expiresAt, ...(why && { why }) } as const;
  return commit<PreviewEntry>({ ...state, previews }, entry, author, []);
}

/** Returns a link that is valid. @param at ISO 8601 @throws ProblemError `unknown-link` */
export function validPreview(state: RegistryState, id: string, at: string): StoredPreview {
  const link = own(lasting(state, at), id);
  if (link !== undefined && !link.isRevoked) return link;
  throw new ProblemError(
    'unknown-link',
    `No valid preview link has the id ${id}: it has expired or was revoked, or never was. GET /v1/previews lists the valid ones.`,
  );
}

/** Lists the valid links, the newest first. @param at ISO 8601 @param brand the only one; every brand if it is absent */
export function previewsView(state: RegistryState, at: string, brand?: string): Previews['previews'] {
  return Object.entries(lasting(state, at))
    .filter(([, link]) => !link.isRevoked && (brand === undefined || link.brand === brand))
    .map(([id, { unserved: _, isRevoked: __, ...view }]) => ({ id, ...view }))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Returns the links that have not expired at a time. */
function lasting({ previews }: RegistryState, at: string): Stored {
  return Object.fromEntries(Object.entries(previews).filter(([, { expiresAt }]) => expiresAt > at));
}
