/** A tester's preview: the versions that one browser gets instead of those of the channels. */
import { hostName } from '@forecourt/brands';
import type { Preview } from '@forecourt/contracts/previews';
import { readPreview } from '@forecourt/service';
import type { Cookies } from '../../http/cookies';

export const previewCookie = 'fc_preview';

/** Context in which a preview token is read. */
export interface PreviewReader {
  /** The request's `Host`. */
  host: string | undefined;
  /** undefined if there are no previews. */
  secret: string | undefined;
}

/** Parses a preview token; null if it was not signed by this site for this host, or has expired. */
export function previewIn(text: string, { host, secret }: PreviewReader): Preview | null {
  return secret === undefined ? null : readPreview(text, { host: hostName(host), secret });
}

/** Returns the preview in a browser's cookie; null if there is none or it is not valid. */
export function previewOf(cookies: Cookies, reader: PreviewReader): Preview | null {
  const text = cookies[previewCookie];
  return text === undefined ? null : previewIn(text, reader);
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
