/** A person with a browser, who signs up, signs in and reads email; follows answers as script does. */
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eventually } from '../eventually';
import type { Site } from './site';

export interface Said {
  status: number;
  /** Fields of a JSON answer; empty for others. */
  body: Readonly<Record<string, unknown>>;
  text: string;
}

export class Person {
  readonly cookies = new Map<string, string>();

  /** @param address of this machine, used as the client address */
  constructor(
    private readonly site: Site,
    private readonly address = '127.0.0.1',
  ) {}

  /** Requests a path of the shell; posts fields, if any. @param leavesAfterMs disconnects after this time; then the status is 0 */
  ask(path: string, fields?: object, leavesAfterMs?: number): Promise<Said & { location: string }> {
    return new Promise((resolve, reject) => {
      const url = new URL(path, this.site.url.replace('localhost', '127.0.0.1'));
      const headers = {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(fields !== undefined && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
      };
      const method = fields === undefined ? 'GET' : 'POST';
      const sent = request(url, { method, headers, localAddress: this.address, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          this.keep(response.headers['set-cookie'] ?? []);
          const text = Buffer.concat(chunks).toString();
          const { statusCode: status = 0, headers } = response;
          resolve({ status, text, body: jsonOf(text), location: headers.location ?? '' });
        });
      });
      const gone = { status: 0, text: '', body: {}, location: '' };
      sent.on('error', (error) => (leavesAfterMs === undefined ? reject(error) : resolve(gone)));
      if (leavesAfterMs !== undefined) setTimeout(() => sent.destroy(new Error('left')), leavesAfterMs);
      sent.end(fields === undefined ? undefined : JSON.stringify(fields));
    });
  }

  /** Posts a form of accounts, and follows redirects within the accounts service. */
  async enter(form: string, fields: object): Promise<Said> {
    const answer = await this.ask(`/account-api/${form}`, fields);
    await this.goTo(String(answer.body.next ?? ''));
    return answer;
  }

  async goTo(path: string): Promise<void> {
    const { pathname, search } = new URL(path, this.site.url);
    if (!pathname.startsWith('/account-api/')) return;
    const { location } = await this.ask(pathname + search);
    if (location !== '') await this.goTo(location);
  }

  /** Returns the address of the signed-in account; empty if there is none. */
  async signedInAs(): Promise<string> {
    return String((await this.ask('/account-api/visitor')).body.email ?? '');
  }

  private keep(given: readonly string[]): void {
    for (const cookie of given) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Returns new tokens of links to a page in the emails to an address. Waits for the first. @throws if none arrives */
export async function linksTo(
  site: Site,
  email: string,
  page: string,
  except: readonly string[] = [],
): Promise<string[]> {
  let found: string[] = [];
  const isThere = await eventually(async () => {
    const folder = join(site.folder, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = emails
      .map((text) => text.replace(/=\n/g, '').replaceAll('=3D', '='))
      .filter((text) => text.includes(`<${email}>`) || text.includes(`To: ${email}`))
      .flatMap((text) => new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? [])
      .filter((token) => !except.includes(token));
    return found.length > 0;
  });
  if (!isThere) throw new Error(`no email to ${email} with a link to ${page}`);
  return found;
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
