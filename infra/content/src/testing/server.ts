import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Problem, problemSchema } from '@forecourt/contracts';
import { pino } from 'pino';
import type * as z from 'zod';
import type { Config } from '../config';
import { startContent } from '../server/start';

export interface TestServer {
  url: string;
  /** A JSON answer with status 200, validated by its schema. */
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  /** A refusal of that status. */
  problem(path: string, status: number): Promise<Problem>;
  close(): Promise<void>;
}

/** A dealer's own description, with markup that has to be removed. */
const lakeside = {
  title: 'Family owned since 1968',
  html: '<p onclick="x()">Three generations. <strong>No fees.</strong></p><script>steal()</script>',
};

/** The articles that come with the site. */
export const shippedTexts = resolve(__dirname, '../../data/editorial');

/** Starts the real service on a free port, with a temporary folder unless one is given, and without articles unless `editorial` says where they are. */
export async function startTestServer(
  photos: Partial<Config['photos']> = {},
  campaigns: Partial<Config['campaigns']> = {},
  editorial: Partial<Config['editorial']> = {},
  others: Partial<Pick<Config, 'marketplaceUrl'>> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const differences = join(folder, 'dealer-differences');
  mkdirSync(differences);
  writeFileSync(join(differences, 'lakeside-motors.json'), JSON.stringify(lakeside));
  writeFileSync(join(differences, 'broken.json'), '{"title":');
  const { url, close } = await startContent(
    {
      ...{ port: 0, host: '127.0.0.1' },
      photos: { origins: [], folder, maxBytes: 50_000_000, ...photos },
      // Nothing listens there.
      marketplaceUrl: 'http://127.0.0.1:9',
      differences: { folder: differences },
      ...others,
      campaigns: { folder: join(folder, 'campaigns'), landingOrigins: [], ...campaigns },
      editorial: { shipped: join(folder, 'no-texts'), data: folder, ...editorial },
    },
    pino({ level: 'silent' }),
  );
  return {
    url,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
    async get(path, schema) {
      const response = await fetch(url + path);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
      return schema.parse(JSON.parse(text));
    },
    async problem(path, status) {
      const response = await fetch(url + path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      return problemSchema.parse(await response.json());
    },
  };
}
