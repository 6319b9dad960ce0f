import { brandForHost, brands } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import type { Request, RequestHandler } from 'express';
import { ProblemError } from './problems';

/** This machine under its own names, which no page elsewhere can take on. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** The host names under which the site is known, and the origins that are its own; nothing of them is believed of a request. */
export class SiteHosts {
  private readonly names: ReadonlySet<string>;

  /** @param publicOrigins where browsers see the site; the first one of a brand is that of its canonical links */
  constructor(private readonly publicOrigins: readonly string[]) {
    const configured = publicOrigins.map((origin) => new URL(origin).hostname);
    this.names = new Set([...localNames, ...brands.flatMap(({ hosts }) => hosts), ...configured]);
  }

  /** Whether a `Host` header is one of the site's, whatever its port. */
  knows(host: string | undefined): boolean {
    const [, name] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+?)\.?(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '') ?? [];
    return name !== undefined && (this.names.has(name) || name.endsWith('.localhost'));
  }

  /** Scheme and host of a brand's canonical links: as configured, else those of the request, whose host is known. */
  originOf(brand: Brand, request: Request): string {
    const configured = this.publicOrigins.find((origin) => brandForHost(new URL(origin).host) === brand);
    return configured ?? ownOrigin(request);
  }

  /** Whether a page of this origin is one of the site's. */
  isOwn(origin: string, request: Request): boolean {
    return this.publicOrigins.includes(origin) || origin === ownOrigin(request);
  }

  /** Refuses what was meant for another host (RFC 9110, 15.5.20). */
  refuseOthers(): RequestHandler {
    return (request, _response, next) => {
      if (this.knows(request.headers.host)) return next();
      throw new ProblemError(
        'unknown-host',
        'The site does not go by the name of this host. If it should, name its origin in PUBLIC_ORIGINS.',
      );
    };
  }
}

function ownOrigin({ protocol, headers }: Request): string {
  return `${protocol}://${headers.host}`;
}
