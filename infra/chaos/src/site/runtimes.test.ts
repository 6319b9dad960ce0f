import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from './site';

// Programs start slowly on a busy machine.
jest.setTimeout(600_000);

const root = join(__dirname, '../../../..');
const ofImage = execFileSync(process.execPath, [join(root, 'infra/workspace/node-24.mjs')], { encoding: 'utf8' });
/** The version of Node in the image; without it, the one that runs the tests. Other tests run the built site on the latter. */
const node = ofImage === '' ? process.execPath : ofImage;
const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

const somebody = { emailAddress: 'ann@example.com', password: 'a sentence that nobody guesses' };

/** A browser: it stores cookies and follows redirects. */
class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly site: string) {}

  /** Sends a form and follows its answer. @returns the status of the last answer */
  async post(path: string, body: object): Promise<number> {
    const answer = await this.send(path, { method: 'POST', body: JSON.stringify(body) });
    const { next } = (await answer.json()) as { next?: string };
    if (next !== undefined) await this.goTo(next);
    return answer.status;
  }

  async goTo(path: string): Promise<Response> {
    const answer = await this.send(path);
    const location = answer.headers.get('location');
    return location === null ? answer : this.goTo(location);
  }

  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(new URL(path, this.site), {
      ...{ ...init, redirect: 'manual' },
      headers: {
        ...{ 'Content-Type': 'application/json', Origin: this.site },
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }
}

/** Waits for the email and returns the token of its link. */
async function tokenIn(folder: string): Promise<string> {
  for (;;) {
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const text = readFileSync(join(folder, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=');
      const token = /\/account\/verify\?token=([\w-]+)/.exec(text)?.[1];
      if (token !== undefined) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test(`on Node ${version} the built site starts, has a page with results, and lets a person sign up and in`, async () => {
  const site = await Site.start(root, { LISTINGS: '60', SLOT_DEADLINE_MS: '5000', RENDER_THREADS: '1' }, node);
  try {
    const page = await fetch(`${site.url}/cars-for-sale/all`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(/data-slot="results"[^>]*data-outcome="ok"/.test(html)).toBe(true);
    expect(html).toContain('/cars-for-sale/vehicle/');

    const first = new Browser(site.url);
    expect(await first.post('/account-api/sign-up', somebody)).toBe(200);
    const token = await tokenIn(join(site.folder, 'mail'));
    expect(await first.post('/account-api/verify', { ...somebody, token })).toBe(200);
    const second = new Browser(site.url);
    expect(await second.post('/account-api/sign-in', somebody)).toBe(200);
    expect(await (await second.goTo('/account-api/mine')).text()).toContain(somebody.emailAddress);
  } finally {
    await site.stop();
  }
});
