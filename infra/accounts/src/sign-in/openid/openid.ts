import type { IncomingMessage } from 'node:http';
import { type KnownProvider, OpenIdClient } from '@forecourt/openid';
import type { Request } from 'express';
import type { Kysely } from 'kysely';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema';
import { personOfToken, type TokenPerson } from './id-token';
import type { SigningKeys } from './keys';
import { type Login, openIdProvider, providerPath } from './provider';
import { type ForeignProvider, type OtherClient, ownName } from './settings';

interface Options {
  db: Kysely<Database>;
  now: () => number;
  logger: Logger;
  keys: SigningKeys;
  providers: readonly ForeignProvider[];
  clients: readonly OtherClient[];
}

/** The largest number of origins for which a provider is held in memory; a further one replaces the oldest. */
const mostOrigins = 50;

/** Both sides of OpenID Connect: the site's own provider, one for each origin of the site, and the client of it and of others. */
export class OpenId {
  readonly client = new OpenIdClient();
  private readonly logins = new WeakMap<IncomingMessage, Login>();
  private readonly providersAt = new Map<string, Provider>();

  constructor(private readonly options: Options) {}

  /** The providers of others, for the page where people sign in. */
  get providers(): readonly ForeignProvider[] {
    return this.options.providers;
  }

  /** Returns the site's own provider at an origin. */
  providerAt(origin: string): Provider {
    const known = this.providersAt.get(origin);
    if (known !== undefined) return known;
    const [first] = this.providersAt.keys();
    if (this.providersAt.size >= mostOrigins && first !== undefined) this.providersAt.delete(first);
    const made = openIdProvider({ ...this.options, origin, loginOf: (request) => this.logins.get(request) });
    this.providersAt.set(origin, made);
    return made;
  }

  /** Returns the person of an ID token of the site's own provider. @param origin of the site */
  personOf(token: string, origin: string): Promise<TokenPerson | null> {
    return personOfToken(this.options, origin + providerPath, token);
  }

  /** Tells the site's own provider which person sent a request. */
  setLogin(request: IncomingMessage, login: Login): void {
    this.logins.set(request, login);
  }

  /** Returns a provider by its name. @param origin of the site */
  named(name: string, origin: string, request: Request): KnownProvider | undefined {
    if (name !== ownName) return this.options.providers.find((provider) => provider.name === name);
    return {
      ...{ issuer: origin + providerPath, clientId: ownName, scopes: ['openid'], algorithm: 'ES256' },
      fetch: withinThisProgram(request),
    };
  }
}

/** Sends requests to the socket at which this request arrived: the site's host name need not resolve to this program here. */
function withinThisProgram({ socket: { localAddress = '127.0.0.1', localPort = 0 } }: Request): KnownProvider['fetch'] {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return (url, { body, method, headers, redirect, signal }) => {
    const { host: seen, protocol, pathname, search } = new URL(url);
    const forwarded = { 'X-Forwarded-Host': seen, 'X-Forwarded-Proto': protocol.slice(0, -1) };
    return fetch(`http://${host}:${localPort}${pathname}${search}`, {
      ...{ method, redirect, headers: { ...headers, ...forwarded } },
      // Only forms are sent.
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(signal !== undefined && { signal }),
    });
  };
}
