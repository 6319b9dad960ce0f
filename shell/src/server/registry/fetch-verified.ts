import { createHash } from 'node:crypto';

/** A file of a remote that could not be had, and why; `reason` is short and stable, the message is for the log. */
export class RemoteFileError extends Error {
  constructor(
    readonly reason: 'foreign-origin' | 'status' | 'timed-out' | 'too-large' | 'hash' | 'unreachable',
    message: string,
  ) {
    super(message);
  }
}

/** Largest file of a remote that is accepted, bytes. */
const maxBytes = 5 * 2 ** 20;

/** sha384 as subresource integrity writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Fetches a file and accepts it only as what it is said to be: from an allowed origin without redirects, status 200, headers
 * and body within the time, not too large, with the right hash. @throws RemoteFileError
 */
export async function fetchVerified(
  url: string,
  options: { integrity: string; allowedOrigins: readonly string[]; timeoutMs: number },
): Promise<Buffer> {
  const { origin } = new URL(url);
  if (!options.allowedOrigins.includes(origin)) {
    throw new RemoteFileError(
      'foreign-origin',
      `${url}: the origin ${origin} is not among the allowed ones (${options.allowedOrigins.join(', ')})`,
    );
  }
  const bytes = await readAll(url, options.timeoutMs);
  const actual = integrityOf(bytes);
  if (actual !== options.integrity) {
    throw new RemoteFileError(
      'hash',
      `${url}: hash is ${actual}, the registry says ${options.integrity}; the file was changed after it was published`,
    );
  }
  return bytes;
}

async function readAll(url: string, timeoutMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, redirect: 'error' });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new RemoteFileError('status', `${url}: answered ${response.status}`);
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) throw new RemoteFileError('too-large', `${url}: larger than ${maxBytes} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof RemoteFileError) throw error;
    if (signal.aborted) throw new RemoteFileError('timed-out', `${url}: not complete within ${timeoutMs} ms`);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new RemoteFileError('unreachable', `${url}: ${cause}`);
  }
}
