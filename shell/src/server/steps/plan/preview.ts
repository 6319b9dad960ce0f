/** A tester's preview: which versions one browser sees instead of what the channels say. */
import { hostName } from '@forecourt/brands';
import type { Preview } from '@forecourt/contracts/previews';
import { readPreview } from '@forecourt/service';
import type { Cookies } from '../../http/cookies';

export const previewCookie = 'fc_preview';

/** Where a link, or the cookie that it left, is shown. */
export interface PreviewReader {
  /** The request's `Host`. */
  host: string | undefined;
  /** undefined where there are no previews. */
  secret: string | undefined;
}

/** null when the text is no link of this site's for this host, or no longer. */
export function previewIn(text: string, { host, secret }: PreviewReader): Preview | null {
  return secret === undefined ? null : readPreview(text, { host: hostName(host), secret });
}

/** What a browser's cookie shows it; one that is not valid counts as none. */
export function previewOf(cookies: Cookies, reader: PreviewReader): Preview | null {
  const text = cookies[previewCookie];
  return text === undefined ? null : previewIn(text, reader);
}

const pair = 'inspect';

/** A page's path and query without `inspect`, which asks for the inspector and is no part of the page's address. */
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
