import type { Permission, TokenScope } from '@forecourt/contracts/tokens';
import { bearerOf, type Tokens, tokenDigest } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../problems';
import type { ConsoleSessions } from '../sessions/console-sessions';
import type { RegistryStore } from '../store/registry-store';
import { tokenOf } from '../store/tokens';

/** The sender of a request and its token's scope; a null scope permits everything. */
export interface Grant {
  who: string;
  /** Person who uses the token; null if the token has no name. */
  person: string | null;
  scope: TokenScope | null;
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
    private readonly sessions: Pick<ConsoleSessions, 'tokenOf'>,
    private readonly reporters: Tokens | null = null,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the grant of a request's token, or of the token with which its session was begun.
   * @throws ProblemError `token-missing`, `token-wrong`, `token-expired`, `session-ended`, `foreign-origin`
   */
  grantOf(request: Request): Grant {
    return this.grantOfToken(this.tokenOf(request), request);
  }

  /** Returns the digest of a request's token, or of its session's. @throws ProblemError `token-missing`, `session-ended`, `foreign-origin` */
  tokenOf(request: Request): string {
    const bearer = bearerOf(request);
    const digest = bearer === null ? this.sessions.tokenOf(request) : tokenDigest(bearer);
    if (digest !== null) return digest;
    throw new ProblemError(
      'token-missing',
      'This request needs the header "Authorization: Bearer <token>", or a session of the console.',
    );
  }

  /** Returns the grant of the token with this digest. @throws ProblemError `token-wrong`, `token-expired` */
  grantOfToken(digest: string, request: Request): Grant {
    const admin = this.admins.senderWith(digest);
    const address = request.socket.remoteAddress ?? 'unknown';
    if (admin !== 'wrong') return { who: admin.name ?? address, person: admin.name ?? null, scope: null };
    const reporter = this.reporters?.senderWith(digest) ?? 'wrong';
    if (typeof reporter === 'object') return { who: reporter.name ?? address, person: null, scope: reporting };
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
    return { who: token.name, person: token.person ?? token.name, scope: token };
  }

  /**
   * Returns middleware that refuses tokens without this permission for the remote and brand in the path. It runs before the body is read:
   * nobody should upload megabytes only to be refused.
   */
  may(permission: Permission): RequestHandler {
    return (request, _response, next) => {
      const { remote, brand } = request.params;
      this.refuse(request, permission, { remote: remote?.toString(), brand: brand?.toString() });
      next();
    };
  }

  /** Returns middleware for after the body, which names the placed remote. Any other edit of a page needs a token for all remotes. */
  mayPlace(): RequestHandler {
    return (request, _response, next) => {
      const body: { remote?: unknown; instead?: unknown } = request.body ?? {};
      const isOwn = typeof body.remote === 'string' && body.instead === undefined;
      this.refuse(request, 'place', { remote: isOwn ? String(body.remote) : '*' });
      next();
    };
  }

  /** Returns middleware that refuses tokens for other remotes than that of the path; reading private files needs no further permission. */
  mayReadPrivate(): RequestHandler {
    return (request, _response, next) => {
      this.refuse(request, null, { remote: request.params.remote?.toString() });
      next();
    };
  }

  /**
   * Refuses a preview of remotes that the token does not cover; permission to publish or promote includes permission to preview. Runs
   * after the body is read, which names the remotes.
   * @returns the sender's grant @throws ProblemError `token-scope`
   */
  mayPreview(request: Request, remotes: readonly string[]): Grant {
    const grant = this.grantOf(request);
    const { scope } = grant;
    const permission = scope?.may.find((one) => one === 'publish' || one === 'promote') ?? 'preview';
    for (const remote of remotes) this.refuse(request, permission, { remote });
    return grant;
  }

  /** Refuses to show unpublished builds of a remote, also to one browser, unless the token may publish them. @throws ProblemError `token-scope` */
  mayDevelop(request: Request, remote: string): void {
    this.refuse(request, 'publish', { remote });
  }

  /**
   * Refuses sources that read personal data, unless the operator granted the token `personal` for this remote. Runs after the body is
   * read, which contains the sources.
   * @param sources names of the personal sources @throws ProblemError `token-scope`
   */
  mayAskPersonal(request: Request, remote: string, sources: readonly string[]): void {
    if (sources.length === 0) return;
    const why = `src/sources.json of ${remote} declares sources of visitors' personal data: ${sources.join(', ')}. Remove them, or publish with a token that has the permission: fragment token add <name> --may publish,personal --remote ${remote}. `;
    this.refuse(request, 'personal', { remote }, why);
  }

  /** @param permission null if any will do @param why text that precedes what the token lacks @throws ProblemError `token-scope` */
  private refuse(request: Request, permission: Permission | null, { remote, brand }: Touched, why = ''): void {
    const { who, scope } = this.grantOf(request);
    if (scope === null || scope.may.includes('admin')) return;
    const lacks = [
      ...(permission === null || scope.may.includes(permission)
        ? []
        : [`may ${scope.may.join(', ')}, not ${permission}`]),
      ...(remote === undefined || holds(scope.remotes, remote)
        ? []
        : [
            `is for ${named(scope.remotes, 'remote')}, not for ${remote === '*' ? 'what stands on a page as a whole' : remote}`,
          ]),
      ...(brand === undefined || holds(scope.brands, brand)
        ? []
        : [`is for ${named(scope.brands, 'brand')}, not for ${brand === '*' ? 'all: name one' : brand}`]),
    ];
    if (lacks.length === 0) return;
    throw new ProblemError(
      'token-scope',
      `${why}The token "${who}" ${lacks.join('; it ')}. Ask who runs the registry for another: fragment token add.`,
      lacks,
    );
  }
}

const reporting: TokenScope = { may: ['report'], remotes: '*', brands: '*', expiresAt: null };

const holds = (names: TokenScope['remotes'], name: string) => names === '*' || names.includes(name);
const named = (names: TokenScope['remotes'], kind: string) => (names === '*' ? `every ${kind}` : names.join(', '));
