import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { reasonOf } from '@forecourt/service';
import { PhotoFailure } from './failure';
import { isPublicAddress } from './public-address';

export interface FetchLimits {
  /** Timeout for name, connection, headers and body together. */
  timeoutMs: number;
  maxBytes: number;
  /** Whether an address may be called. */
  isAllowed?: (address: string) => boolean;
}

/**
 * Fetches a photograph from its host. The host's name is resolved once, every address of it has to be public, and the connection is made to the
 * checked address. Redirects are not followed, and the first bytes have to be those of a picture.
 * @throws PhotoFailure
 */
export async function fetchPhoto(url: URL, { timeoutMs, maxBytes, isAllowed }: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const address = await addressOf(url.hostname, signal, isAllowed ?? isPublicAddress);
    const answer = await ask(url, address, signal);
    const { statusCode = 0 } = answer;
    if (statusCode !== 200) {
      answer.destroy();
      throw new PhotoFailure(statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status', `answered ${statusCode}`);
    }
    const bytes = await bytesOf(answer, maxBytes);
    if (!isPicture(bytes)) throw new PhotoFailure('no-picture', 'the first bytes are not those of a picture');
    return bytes;
  } catch (error) {
    if (error instanceof PhotoFailure) throw error;
    throw signal.aborted
      ? new PhotoFailure('timed-out', `no complete answer within ${timeoutMs} ms`)
      : new PhotoFailure('unreachable', reasonOf(error));
  }
}

async function addressOf(hostname: string, signal: AbortSignal, isAllowed: (address: string) => boolean) {
  const given = await Promise.race([
    lookup(hostname.replace(/^\[|\]$/g, ''), { all: true, verbatim: true }),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
  const [first] = given;
  if (first === undefined) throw new PhotoFailure('unreachable', `${hostname} has no address`);
  // A private address among public ones is a trap.
  const wrong = given.find(({ address }) => !isAllowed(address));
  if (wrong !== undefined) throw new PhotoFailure('private-address', `${hostname} is at ${wrong.address}`);
  return first;
}

function ask(url: URL, { address, family }: { address: string; family: number }, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      // A connection of its own, to the address that was checked.
      agent: false,
      lookup: (_name, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
      headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png', 'User-Agent': 'Forecourt-Photos/1.0' },
    };
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.on('response', resolve).on('error', reject).end();
  });
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PhotoFailure('too-large', `more than ${maxBytes} bytes`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  if (!answer.complete) throw new PhotoFailure('unreachable', 'the answer broke off');
  return Buffer.concat(chunks);
}

/** First characters of accepted kinds of pictures, in Latin-1; a dot is any character. SVG is a document and not accepted. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi[fs]/s];

function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 16);
  return beginnings.some((beginning) => beginning.test(start));
}
