import type { Permission, Rights } from '@forecourt/contracts/tokens';
import { bearerOf, type Tokens, tokenDigest } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../problems';
import type { ConsoleSessions, Holder } from '../sessions/console-sessions';
import type { RegistryStore } from '../store/registry-store';
import { tokenOf } from '../store/tokens';

/** The sender of a request and its rights. */
export interface Grant {
  who: string;
  /** Person who uses the token or the session; null if the token has no name. */
  person: string | null;
  /** A request is permitted if one of these rights permits it; null permits everything. */
  rights: readonly Rights[] | null;
  /** When the token ends, ISO 8601; null if never, or if there is no token. */
  expiresAt: string | null;
  /** Whether the OpenID provider named the person, so that there is no token. */
  isByProvider: boolean;
}

/** The remote and the brand that a request concerns; undefined if it concerns none. */
interface Touched {
  remote?: string;
  /** `*` means every brand. */
  brand?: string;
}

/** Checks permissions: tokens of the environment may do everything, issued tokens only what their scope permits. */
export class Authority {
  /** @param reporters tokens that may only report how versions perform */
  constructor(
    private readonly admins: Tokens,
    private readonly store: Pick<RegistryStore, 'state'>,
    private readonly sessions: Pick<ConsoleSessions, 'holderOf'>,
    private readonly reporters: Tokens | null = null,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the grant of a request's token, or of what its session stands for.
   * @throws ProblemError `token-missing`, `token-wrong`, `token-expired`, `session-ended`, `foreign-origin`
   */
  grantOf(request: Request): Grant {
    return this.grantOfHolder(this.holderOf(request), request);
  }

  /** Returns the digest of a request's token, or what its session stands for. @throws ProblemError `token-missing`, `session-ended`, `foreign-origin` */
  holderOf(request: Request): Holder {
    const bearer = bearerOf(request);
    const holder = bearer === null ? this.sessions.holderOf(request) : tokenDigest(bearer);
    if (holder !== null) return holder;
    throw new ProblemError(
      'token-missing',
      'This request needs the header "Authorization: Bearer <token>", or a session of the console.',
    );
  }

  /** Returns the grant of a person, or of the token with this digest. @throws ProblemError `token-wrong`, `token-expired` */
  grantOfHolder(holder: Holder, request: Request): Grant {
    if (typeof holder === 'string') return { ...this.grantOfToken(holder, request), isByProvider: false };
    const { who, person, rights } = holder;
    return { who, person, rights, expiresAt: null, isByProvider: true };
  }

  private grantOfToken(digest: string, request: Request): Omit<Grant, 'isByProvider'> {
    const admin = this.admins.senderWith(digest);
    const address = request.socket.remoteAddress ?? 'unknown';
    if (admin !== 'wrong')
      return { who: admin.name ?? address, person: admin.name ?? null, rights: null, expiresAt: null };
    const reporter = this.reporters?.senderWith(digest) ?? 'wrong';
    if (typeof reporter === 'object')
      return { who: reporter.name ?? address, person: null, rights: [reporting], expiresAt: null };
    const token = tokenOf(this.store.state, digest);
    if (token === null) {
      throw new ProblemError(
        'token-wrong',
        'The token is not one of this registry\'s. It is one that "fragment token add" printed, the value of REGISTRY_TOKEN where the registry runs, or the content of the file "token" in its folder.',
      );
    }
    if (token.expiresAt !== null && Date.parse(token.expiresAt) <= this.now()) {
      throw new ProblemError(
        'token-expired',
        `The token "${token.name}" has expired at ${token.expiresAt}. Ask who runs the registry for another: fragment token add.`,
      );
    }
    const { name, person = name, may, remotes, brands, expiresAt } = token;
    return { who: name, person, rights: [{ may, remotes, brands }], expiresAt };
  }

  /**
   * Returns middleware that refuses tokens without this permission for the remote and brand in the path. It runs before the body is read:
   * nobody should upload megabytes only to be refused.
   */
  may(permission: Permission): RequestHandler {
    return (request, _response, next) => {
      const { remote, brand } = request.params;
      this.refuse(request, [permission], { remote: remote?.toString(), brand: brand?.toString() });
      next();
    };
  }

  /** Returns middleware for after the body, which names the placed remote. Any other edit of a page needs a token for all remotes. */
  mayPlace(): RequestHandler {
    return (request, _response, next) => {
      const body: { remote?: unknown; instead?: unknown } = request.body ?? {};
      const isOwn = typeof body.remote === 'string' && body.instead === undefined;
      this.refuse(request, ['place'], { remote: isOwn ? String(body.remote) : '*' });
      next();
    };
  }

  /** Returns middleware that refuses tokens for other remotes than that of the path; reading private files needs no further permission. */
  mayReadPrivate(): RequestHandler {
    return (request, _response, next) => {
      this.refuse(request, [], { remote: request.params.remote?.toString() });
      next();
    };
  }

  /** Returns whether a request's token, or its session, may read private files of a remote. @throws ProblemError `token-missing` and others of `grantOf` */
  readerOf(request: Request): (remote: string) => boolean {
    const { rights } = this.grantOf(request);
    return (remote) =>
      rights === null || rights.some((one) => one.may.includes('admin') || lackingIn(one, [], { remote }).length === 0);
  }

  /**
   * Refuses a preview of remotes that the token does not cover; permission to publish or promote includes permission to preview, and to
   * preview a layout alone, permission to place on its brand. Runs after the body is read, which names the remotes.
   * @returns the sender's grant @throws ProblemError `token-scope`
   */
  mayPreview(request: Request, remotes: readonly string[], brand: string): Grant {
    const includes = ['preview', 'publish', 'promote'] as const;
    for (const remote of remotes) this.refuse(request, includes, { remote });
    if (remotes.length === 0) this.refuse(request, [...includes, 'place'], { brand });
    return this.grantOf(request);
  }

  /** Refuses to show unpublished builds of a remote, also to one browser, unless the token may publish them. @throws ProblemError `token-scope` */
  mayDevelop(request: Request, remote: string): void {
    this.refuse(request, ['publish'], { remote });
  }

  /**
   * Refuses sources that read personal data, unless the operator granted the token `personal` for this remote. Runs after the body is
   * read, which contains the sources.
   * @param sources names of the personal sources @throws ProblemError `token-scope`
   */
  mayAskPersonal(request: Request, remote: string, sources: readonly string[]): void {
    if (sources.length === 0) return;
    const why = `src/sources.json of ${remote} declares sources of visitors' personal data: ${sources.join(', ')}. Remove them, or publish with a token that has the permission: fragment token add <name> --may publish,personal --remote ${remote}. `;
    this.refuse(request, ['personal'], { remote }, why);
  }

  /**
   * @param permissions one of which is needed, the first one if the sender has none; empty if any will do
   * @param why text that precedes what the sender lacks
   * @throws ProblemError `token-scope`
   */
  private refuse(request: Request, permissions: readonly Permission[], touched: Touched, why = ''): void {
    const { who, person, rights, isByProvider } = this.grantOf(request);
    if (rights === null || rights.some(({ may }) => may.includes('admin'))) return;
    const [lacks = []] = rights
      .map((one) => lackingIn(one, permissions, touched))
      .sort((one, other) => one.length - other.length);
    if (lacks.length === 0) return;
    const [subject, remedy] = isByProvider
      ? [`The session of ${person}`, 'Their groups at the OpenID provider decide that: ask who runs the registry']
      : [`The token "${who}"`, 'Ask who runs the registry for another: fragment token add'];
    throw new ProblemError('token-scope', `${why}${subject} ${lacks.join('; it ')}. ${remedy}.`, lacks);
  }
}

const reporting: Rights = { may: ['report'], remotes: '*', brands: '*' };

/** Lists what rights lack for a request. @param permissions one of which is needed; empty if any will do */
function lackingIn(
  { may, remotes, brands }: Rights,
  permissions: readonly Permission[],
  { remote, brand }: Touched,
): string[] {
  const isPermitted = permissions.length === 0 || permissions.some((one) => may.includes(one));
  return [
    ...(isPermitted ? [] : [`may ${may.join(', ')}, not ${permissions[0]}`]),
    ...(remote === undefined || holds(remotes, remote)
      ? []
      : [
          `is for ${named(remotes, 'remote')}, not for ${remote === '*' ? 'what stands on a page as a whole' : remote}`,
        ]),
    ...(brand === undefined || holds(brands, brand)
      ? []
      : [`is for ${named(brands, 'brand')}, not for ${brand === '*' ? 'all: name one' : brand}`]),
  ];
}

const holds = (names: Rights['remotes'], name: string) => names === '*' || names.includes(name);
const named = (names: Rights['remotes'], kind: string) => (names === '*' ? `every ${kind}` : names.join(', '));
