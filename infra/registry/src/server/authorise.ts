import type { Deed, TokenScope } from '@forecourt/contracts/tokens';
import { bearerOf, type Tokens } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../problems';
import type { RegistryStore } from '../store/registry-store';
import { tokenOf } from '../store/tokens';

/** Who sends a request, and what it may do: null is everything. */
export interface Grant {
  who: string;
  scope: TokenScope | null;
}

/** What somebody is about to touch; undefined where it has nothing to do with one. */
interface Touched {
  remote?: string;
  /** `*` is every one. */
  brand?: string;
}

/** Who may do what: the tokens of the environment everything, those that were given out what they were given for. */
export class Authority {
  /** @param reporters tokens that may tell how versions do, and nothing else */
  constructor(
    private readonly admins: Tokens,
    private readonly store: Pick<RegistryStore, 'state'>,
    private readonly reporters: Tokens | null = null,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws ProblemError `token-missing`, `token-wrong`, `token-expired` */
  grantOf(request: Request): Grant {
    const admin = this.admins.senderOf(request);
    if (admin === 'missing')
      throw new ProblemError('token-missing', 'Writing needs the header "Authorization: Bearer <token>".');
    const address = request.socket.remoteAddress ?? 'unknown';
    if (admin !== 'wrong') return { who: admin.name ?? address, scope: null };
    const reporter = this.reporters?.senderOf(request) ?? 'wrong';
    if (typeof reporter === 'object') return { who: reporter.name ?? address, scope: reporting };
    const token = tokenOf(this.store.state, bearerOf(request) ?? '');
    if (token === null) {
      throw new ProblemError(
        'token-wrong',
        'The token is not one of this registry\'s. It is one that "fragment token add" has told, the value of REGISTRY_TOKEN where the registry runs, or the content of the file "token" in its folder.',
      );
    }
    if (token.expiresAt !== null && Date.parse(token.expiresAt) <= this.now()) {
      throw new ProblemError(
        'token-expired',
        `The token "${token.name}" has expired at ${token.expiresAt}. Ask who runs the registry for another: fragment token add.`,
      );
    }
    return { who: token.name, scope: token };
  }

  /** Lets through who may do this with what the path names. Stands before the body: nobody uploads megabytes to hear that they may not. */
  may(deed: Deed): RequestHandler {
    return (request, _response, next) => {
      const { remote, brand } = request.params;
      this.refuse(request, deed, { remote: remote?.toString(), brand: brand?.toString() });
      next();
    };
  }

  /** Behind the body, where that names what is placed. A page as a whole is for who has all remotes. */
  mayPlace(): RequestHandler {
    return (request, _response, next) => {
      const body: { remote?: unknown; instead?: unknown } = request.body ?? {};
      const isOwn = typeof body.remote === 'string' && body.instead === undefined;
      this.refuse(request, 'place', { remote: isOwn ? String(body.remote) : '*' });
      next();
    };
  }

  /** Behind the body, that names remotes to preview: who may change what visitors see of them may see it first. @returns who it is @throws ProblemError `token-scope` */
  mayPreview(request: Request, remotes: readonly string[]): string {
    const { who, scope } = this.grantOf(request);
    const deed = scope?.may.find((one) => one === 'publish' || one === 'promote') ?? 'preview';
    for (const remote of remotes) this.refuse(request, deed, { remote });
    return who;
  }

  /**
   * Behind the body, that brings sources which ask for what is a visitor's own: an operator gives that to a remote by name.
   * @param sources their names @throws ProblemError `token-scope`
   */
  mayAskPersonal(request: Request, remote: string, sources: readonly string[]): void {
    if (sources.length === 0) return;
    const why = `src/sources.json of ${remote} asks for what is a visitor's own: ${sources.join(', ')}. Leave that out, or publish with a token that may: fragment token add <name> --may publish,personal --remote ${remote}. `;
    this.refuse(request, 'personal', { remote }, why);
  }

  /** @param why before what the token lacks @throws ProblemError `token-scope` */
  private refuse(request: Request, deed: Deed, { remote, brand }: Touched, why = ''): void {
    const { who, scope } = this.grantOf(request);
    if (scope === null || scope.may.includes('admin')) return;
    const lacks = [
      ...(scope.may.includes(deed) ? [] : [`may ${scope.may.join(', ')}, not ${deed}`]),
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
