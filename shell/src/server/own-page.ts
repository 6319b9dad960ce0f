import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Brand } from '@forecourt/contracts';

/** Requests a page of a brand from the shell itself, as a client without cookies. Not with `fetch`, which sets the Host header itself. */
export async function ownPage(
  url: string,
  { hosts }: Pick<Brand, 'hosts'>,
  { path, header, signal }: { path: string; header: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<{ html: string; response: IncomingMessage }> {
  const headers = { host: hosts[0] ?? '', accept: 'text/html', ...header };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers, agent: false, signal }, resolve).on('error', reject);
  });
  return { html: await text(response), response };
}
