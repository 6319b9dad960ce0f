/**
 * Records the answers that a page of a site needs. They contain nothing about a person: requests have neither cookies nor tokens, paths of accounts and previews
 * are left out, of answers only type and policy are stored beside the body, and the data that a page has for one visitor is removed.
 */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { fetchBytes, reasonOf } from '@forecourt/service';
import { CommandError, exitCodes } from '../command-error';
import { namesIn, withoutOwnData } from './page-names';
import type { RecordedAnswer, Recording } from './recording';

const mostAnswers = 400;
const mostBytes = 30_000_000;
const mostBytesOfOne = 4_000_000;
const timeoutMs = 15_000;
/** Sites send other pages to browsers without a window, which count as bots. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** Paths whose answers belong to somebody, or to the command itself. */
const personal = /^\/(account|account-api)(\/|$|\?)|^\/_shell\/(preview|offline|csp)\b/;
const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Records a page. @param site origin @param page path and query @throws CommandError if it cannot be requested, or is no page with slots */
export async function recordPage(site: string, page: string): Promise<Recording> {
  if (personal.test(page)) throw new CommandError(`${page} belongs to one visitor: it is not recorded.`);
  // The first answer may lack slots that were late.
  await request(site, page, page).catch(() => undefined);
  const first = await request(site, page, page).catch((error: unknown) => {
    throw new CommandError(`${site}${page} cannot be recorded: ${reasonOf(error)}`, exitCodes.unreachable);
  });
  const names = namesIn(first.body.toString());
  if (names === null) throw new CommandError(`${site}${page} is no page with slots of a site.`);
  const answers = new Map<string, RecordedAnswer>([
    [page, { ...first, body: Buffer.from(withoutOwnData(first.body.toString())) }],
  ]);
  let bytes = first.body.length;
  const queue = [names.plan, names.view, ...pathsIn(page, first)];
  const known = new Set([page, ...queue]);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (personal.test(path)) continue;
    const answer = await request(site, path, page).catch(() => null);
    // A text may look like a path.
    if (answer === null) continue;
    bytes += answer.body.length;
    if (answers.size >= mostAnswers || bytes > mostBytes)
      throw new CommandError(
        `${page} needs more than ${mostAnswers} answers or ${mostBytes / 1e6} MB: record a smaller page.`,
      );
    answers.set(path, answer);
    for (const next of pathsIn(path, answer)) {
      if (known.has(next)) continue;
      known.add(next);
      queue.push(next);
    }
  }
  for (const path of [names.plan, names.view])
    if (!answers.has(path)) throw new CommandError(`${site}${path}, which ${page} needs, cannot be recorded.`);
  return { page, answers };
}

async function request(site: string, path: string, page: string): Promise<RecordedAnswer> {
  const url = new URL(path, site);
  const { host } = url;
  // Names below localhost are this machine, whether or not the system knows them.
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  const { headers, bytes } = await fetchBytes({
    ...{ url: url.href, timeoutMs, maxBytes: mostBytesOfOne },
    headers: {
      ...{ Host: host, 'User-Agent': userAgent, Referer: new URL(page, site).href },
      Accept: path === page ? 'text/html' : '*/*',
    },
  });
  const decode = decoders[headers.get('content-encoding') ?? ''];
  const policy = headers.get('content-security-policy');
  const type = headers.get('content-type') ?? 'application/octet-stream';
  return {
    type,
    ...(policy !== null && type.startsWith('text/html') && { policy }),
    body: decode === undefined ? bytes : await decode(bytes),
  };
}

/** Lists the paths of the same site that an answer names: in a document what browsers load by themselves, elsewhere what is written out. */
function pathsIn(path: string, { type, body }: RecordedAnswer): string[] {
  if (!/html|css|javascript|json/.test(type)) return [];
  const text = body.toString();
  const written = [...text.matchAll(/\/_shell\/[\w./@%+~-]*\w/g)].map(([name]) => name);
  const loaded = type.startsWith('text/html') ? loadedBy(text) : [];
  const inStyles = /css/.test(type) ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, name = '']) => name) : [];
  const base = `http://site${path}`;
  return [...written, ...loaded, ...inStyles].flatMap((name) => {
    if (!URL.canParse(name, base)) return [];
    const { host, pathname, search } = new URL(name, base);
    return host === 'site' ? [pathname + search] : [];
  });
}

/** Lists what a document's elements load. */
function loadedBy(html: string): string[] {
  const elements = [...html.matchAll(/<(?:link|script|img|source|use)\b[^>]*>/g)].map(([element]) => element);
  return elements.flatMap((element) =>
    [...element.matchAll(/\s(src|href|srcset|imagesrcset)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
      const plain = value.replaceAll('&amp;', '&');
      const urls = name.endsWith('srcset')
        ? plain.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '')
        : [plain];
      return name === 'href' && /rel="(canonical|alternate|next|prev)"/.test(element) ? [] : urls;
    }),
  );
}
