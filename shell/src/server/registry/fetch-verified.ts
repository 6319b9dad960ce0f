import { limits } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { fetchBytes } from '@forecourt/service';

/** A file of a remote failed verification; the message is for the log. */
export class RemoteFileError extends Error {
  constructor(
    readonly reason: 'foreign-origin' | 'hash',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Fetches a file and verifies it: from an allowed origin without redirects, status 200, headers and body within the time, not too large,
 * with the right hash. @throws RemoteFileError, or FetchError if it cannot be fetched
 */
export async function fetchVerified(
  url: string,
  options: {
    integrity: string;
    allowedOrigins: readonly string[];
    timeoutMs: number;
    headers?: Readonly<Record<string, string>>;
  },
): Promise<Buffer> {
  const { origin } = new URL(url);
  if (!options.allowedOrigins.includes(origin)) {
    throw new RemoteFileError(
      'foreign-origin',
      `${url}: the origin ${origin} is not among the allowed ones (${options.allowedOrigins.join(', ')})`,
    );
  }
  const { timeoutMs, headers } = options;
  const { bytes } = await fetchBytes({ url, timeoutMs, headers, maxBytes: limits.file });
  const actual = integrityOf(bytes);
  if (actual !== options.integrity) {
    throw new RemoteFileError(
      'hash',
      `${url}: hash is ${actual}, the registry says ${options.integrity}; the file was changed after it was published`,
    );
  }
  return bytes;
}
