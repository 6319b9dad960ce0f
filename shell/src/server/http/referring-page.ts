import type { Request } from 'express';

/** Returns path and query of the page of this host that a request comes from; null if its `Referer` names none. */
export function referringPage(request: Request): string | null {
  const { referer, host } = request.headers;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return page === null || page.host !== host ? null : page.pathname + page.search;
}
