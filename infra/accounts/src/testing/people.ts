import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually';
import type { TestServer } from './server';

/** A browser: stores the cookies that it receives, and sends them. */
export class Browser {
  readonly cookies = new Map<string, string>();

  /** @param headers of the shell */
  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async send(path: string, body?: object): Promise<Response> {
    const response = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        ...{ 'Content-Type': 'application/json', 'X-Forwarded-Host': 'cars.example', ...this.headers },
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.keep(response);
    return response;
  }

  /** Sends fields and follows `next` of the answer, as a page's script does. @returns the answer, and the last response on that way */
  async follow(path: string, body: object): Promise<{ answer: Response; last: Response | null }> {
    const answer = await this.send(path, body);
    const { next } = (await answer.clone().json()) as { next?: string };
    return { answer, last: next?.startsWith('/account-api/') ? await this.goTo(next) : null };
  }

  /** Opens a URL and follows redirects within the service. @returns the service's last response */
  async goTo(path: string): Promise<Response> {
    const response = await this.send(path);
    const location = response.headers.get('location') ?? '';
    const { pathname, search, host } = new URL(location, 'http://cars.example');
    return [302, 303].includes(response.status) && host === 'cars.example' && pathname.startsWith('/account-api/')
      ? this.goTo(pathname + search)
      : response;
  }

  private keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // The shell does not pass this cookie on.
      if (name.endsWith('fc_openid')) continue;
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async json(path: string): Promise<unknown> {
    return (await this.send(path)).json();
  }
}

/** Lists every email of a data folder, the oldest first. */
export function emailsIn(dataDir: string): string[] {
  try {
    const folder = join(dataDir, 'mail');
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '='));
  } catch {
    return [];
  }
}

/** Waits for the one email to an address with a link to this path. @returns the link's token */
export async function tokenFor(
  dataDir: string,
  email: string,
  path: string,
  except: readonly string[] = [],
): Promise<string> {
  let token = '';
  await eventually(() => {
    const found = emailsIn(dataDir)
      .filter((message) => message.includes(email))
      .flatMap((message) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(message)?.[1] ?? [])
      .filter((each) => !except.includes(each));
    if (found[0] === undefined) throw new Error(`no email to ${email} with a link to ${path}`);
    token = found[0];
  });
  return token;
}

export const password = 'a long enough one';

/** Creates an account. @returns a browser that is signed in to it */
export async function signedIn(
  server: Pick<TestServer, 'url'>,
  dataDir: string,
  email = 'ann@example.com',
): Promise<Browser> {
  const browser = new Browser(server.url);
  await browser.send('/account-api/sign-up', { emailAddress: email, password, name: 'Ann' });
  const token = await tokenFor(dataDir, email, '/account/verify');
  const { answer } = await browser.follow('/account-api/verify', { token });
  if (answer.status !== 200) throw new Error(`nobody was signed in: ${await answer.text()}`);
  return browser;
}
