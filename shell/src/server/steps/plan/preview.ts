/** A tester's preview: the versions that one browser gets instead of those of the channels. */
import { hostName } from '@forecourt/brands';
import type { Preview } from '@forecourt/contracts/previews';
import { readPreview } from '@forecourt/service';
import type { CookieOptions } from 'express';
import type { Cookies } from '../../http/cookies';
import type { Releases } from '../../registry/releases';

export const previewCookie = 'fc_preview';

/** Returns the attributes of the cookie of a preview. @param secure whether the client uses TLS */
export function previewCookieOptions(preview: Preview | null, secure: boolean): CookieOptions {
  const shared = { httpOnly: true, path: '/' } as const;
  // In a frame, a browser stores a cookie only if it is for frames of that one site; other tabs are not previewed by it.
  if (preview?.framedBy !== undefined) return { ...shared, sameSite: 'none', secure: true, partitioned: true };
  return { ...shared, sameSite: 'lax', secure };
}

/** Reads the previews of links and cookies. */
export class Previews {
  /** @param secret undefined if there are no previews @param releases whose snapshot names the revoked links */
  constructor(
    private readonly secret: string | undefined,
    private readonly releases: Pick<Releases, 'current'>,
  ) {}

  /**
   * Parses a preview token; null if it was not signed by this site for this host, or has expired.
   * @param host the request's `Host`
   */
  in(text: string, host: string | undefined): { preview: Preview; isRevoked: boolean } | null {
    const preview = this.secret === undefined ? null : readPreview(text, { host: hostName(host), secret: this.secret });
    if (preview === null) return null;
    const { revokedPreviews = [] } = this.releases.current?.snapshot ?? {};
    return { preview, isRevoked: preview.id !== undefined && revokedPreviews.includes(preview.id) };
  }

  /** Returns the preview in a browser's cookie; null if there is none or it is not valid. */
  of(cookies: Cookies, host: string | undefined): Preview | null {
    const found = this.inCookie(cookies, host);
    return found === null || found.isRevoked ? null : found.preview;
  }

  /** Returns the preview in a browser's cookie if its link was revoked; null otherwise. */
  revokedOf(cookies: Cookies, host: string | undefined): Preview | null {
    const found = this.inCookie(cookies, host);
    return found?.isRevoked === true ? found.preview : null;
  }

  private inCookie(cookies: Cookies, host: string | undefined) {
    const text = cookies[previewCookie];
    return text === undefined ? null : this.in(text, host);
  }
}

const pair = 'inspect';

/** Removes `inspect`, which opens the inspector and is no part of the page's address, from a path with its query. */
export function withoutInspect(url: string): { url: string; inspect: boolean } {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (query === undefined) return { url, inspect: false };
  const all = query.split('&');
  const others = all.filter((one) => one !== pair && one !== `${pair}=`);
  if (others.length === all.length) return { url, inspect: false };
  return { url: others.length === 0 ? path : `${path}?${others.join('&')}`, inspect: true };
}

export function withInspect(url: string): string {
  const { url: plain } = withoutInspect(url);
  return `${plain}${plain.includes('?') ? '&' : '?'}${pair}`;
}
