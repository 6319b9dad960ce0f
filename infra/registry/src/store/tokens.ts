/**
 * Issued tokens, as part of the state: added, listed, revoked. Only the SHA-256 of each is stored: a secret of 256 random bits cannot be
 * guessed, so a slow hash would protect nothing and delay every request.
 */
import { randomBytes } from 'node:crypto';
import type { TokenEntry } from '@forecourt/contracts/registry-api';
import type { AddToken, TokenView } from '@forecourt/contracts/tokens';
import { own, tokenDigest } from '@forecourt/service';
import { ProblemError } from '../problems';
import { type Author, commit, type Transition } from './change-brands';
import type { RegistryState, StoredToken } from './state';

/** Prefix of secrets, by which scanners and people recognise a leaked one. */
const mark = 'fcr_';

export function newSecret(): string {
  return mark + randomBytes(32).toString('base64url');
}

/** Adds a token. @throws ProblemError `token-exists`. */
export function addToken(
  state: RegistryState,
  { name, ...scope }: AddToken,
  secret: string,
  author: Author,
): Transition<TokenEntry> {
  if (own(state.tokens, name) !== undefined)
    throw new ProblemError(
      'token-exists',
      `There is a token "${name}" already. Revoke it first, or take another name.`,
    );
  const stored: StoredToken = { ...scope, digest: tokenDigest(secret), createdAt: author.at, createdBy: author.who };
  const next = { ...state, tokens: { ...state.tokens, [name]: stored } };
  return commit<TokenEntry>(next, { action: 'add-token', token: name, scope }, author, []);
}

/** Removes a token. @throws ProblemError `unknown-token`. */
export function revokeToken(state: RegistryState, name: string, author: Author): Transition<TokenEntry> {
  const { [name]: gone, ...tokens } = state.tokens;
  if (gone === undefined)
    throw new ProblemError('unknown-token', `There is no token "${name}". GET /v1/tokens lists those that there are.`);
  const { digest: _, createdAt: __, createdBy: ___, ...scope } = gone;
  return commit<TokenEntry>({ ...state, tokens }, { action: 'revoke-token', token: name, scope }, author, []);
}

/** Lists every token without its digest, sorted by name. */
export function tokensView({ tokens }: RegistryState): TokenView[] {
  return Object.keys(tokens)
    .sort()
    .flatMap((name) => {
      const stored = own(tokens, name);
      if (stored === undefined) return [];
      const { digest: _, ...view } = stored;
      return [{ name, ...view }];
    });
}

/** Returns the token whose secret has this digest, or null if there is none. */
export function tokenOf({ tokens }: RegistryState, digest: string): (StoredToken & { name: string }) | null {
  const found = Object.entries(tokens).find(([, stored]) => stored.digest === digest);
  return found === undefined ? null : { name: found[0], ...found[1] };
}

/**
 * Refuses to publish under a remote name that belongs to another publisher.
 * @param claims whether the writer's token covers every remote without naming one; the rule concerns only such tokens
 * @throws ProblemError `name-taken`
 */
export function refuseForeignName(state: RegistryState, remote: string, who: string, claims: boolean): void {
  const owner = own(state.owners, remote);
  if (!claims || owner === who || own(state.remotes, remote) === undefined) return;
  throw new ProblemError(
    'name-taken',
    `${remote} belongs to ${owner ?? 'who runs the registry'}, who published it first. Take another name; or ask for a token that names this remote.`,
  );
}
