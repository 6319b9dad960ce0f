import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TestSite } from './test-shell';

export interface EncodedPage {
  status: number;
  encoding: string | undefined;
  etag: string | undefined;
  policy: string;
  /** The bytes as sent, base64. */
  bytes: string;
  html: string;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** Requests a page as a browser gets it, byte by byte. @param accepts value of Accept-Encoding */
export function encodedPage(
  site: Pick<TestSite, 'shell'>,
  {
    accepts = 'br',
    path = '/cars-for-sale/all',
    ...headers
  }: { accepts?: string; path?: string; [header: string]: string | undefined } = {},
): Promise<EncodedPage> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': accepts, ...headers }, agent: false as const };
    get(site.shell.url + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: answered } = response;
        const encoding = answered['content-encoding'];
        const html = bytes.length === 0 ? '' : (decoders[encoding ?? '']?.(bytes) ?? bytes).toString();
        const policy = String(answered['content-security-policy']);
        resolve({ status, encoding, etag: answered.etag, policy, bytes: bytes.toString('base64'), html });
      });
    }).on('error', reject);
  });
}
