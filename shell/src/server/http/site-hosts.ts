import type { Brand } from '@forecourt/contracts';
import type { Request, RequestHandler } from 'express';
import type { SiteBrands } from '../site-brands';
import { ProblemError } from './problems';

/** Names of this machine, which no page on another host can use. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** Knows the host names and origins of the site; a request's own claims are not trusted. */
export class SiteHosts {
  private readonly names: ReadonlySet<string>;

  /** @param publicOrigins origins under which browsers reach the site; the first one of a brand is that of its canonical links */
  constructor(
    private readonly publicOrigins: readonly string[],
    private readonly brands: SiteBrands,
  ) {
    const configured = publicOrigins.map((origin) => new URL(origin).hostname);
    this.names = new Set([...localNames, ...configured]);
  }

  /** Whether a `Host` header is one of the site's, whatever its port. */
  knows(host: string | undefined): boolean {
    const [, name] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+?)\.?(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '') ?? [];
    if (name === undefined) return false;
    const isBrands = () => this.brands.all.some(({ hosts }) => hosts.includes(name));
    return this.names.has(name) || name.endsWith('.localhost') || isBrands();
  }

  /** Returns scheme and host of a brand's canonical links: as configured, or else those of the request, whose host has been checked. */
  originOf(brand: Brand, request: Request): string {
    const configured = this.publicOrigins.find((origin) => this.brands.forHost(new URL(origin).host).id === brand.id);
    return configured ?? ownOrigin(request);
  }

  /** Whether the brand's visitors connect by TLS, so that cookies may require it. */
  isSecure(brand: Brand, request: Request): boolean {
    return this.originOf(brand, request).startsWith('https:');
  }

  /** Whether an origin is one of the site's. */
  isOwn(origin: string, request: Request): boolean {
    return this.publicOrigins.includes(origin) || origin === ownOrigin(request);
  }

  /** Refuses requests for other hosts (RFC 9110, 15.5.20). */
  refuseOthers(): RequestHandler {
    return (request, _response, next) => {
      if (this.knows(request.headers.host)) return next();
      throw new ProblemError(
        'unknown-host',
        'The site does not go by the name of this host. If it should, name its origin in PUBLIC_ORIGINS, and its brand in BRAND_HOSTS.',
      );
    };
  }
}

function ownOrigin({ protocol, headers }: Request): string {
  return `${protocol}://${headers.host}`;
}
