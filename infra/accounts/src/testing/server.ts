import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, problemSchema } from '@forecourt/contracts';
import type { Listing, OnlineOffer } from '@forecourt/listing';
import { fixtureListing } from '@forecourt/listing/testing';
import type { ReferenceData } from '@forecourt/search-state';
import { pino } from 'pino';
import type { Config } from '../config';
import type { Feature } from '../features/feature';
import { startAccounts } from '../server/start';
import { databaseOf } from './database';
import { FakeNews } from './news';

const reference: ReferenceData = {
  makes: ['TOYOTA', 'HONDA', 'BMW'].map((code) => ({ code, label: code.toLowerCase() })),
  ...{ models: {}, trims: {}, facets: {}, places: [] },
};

export interface FakeMarketplace {
  url: string;
  /** Listings for sale, by id; tests change prices and remove sold ones. */
  forSale: Map<string, Listing>;
  /** How its listings are sold online, by id. */
  online: Map<string, OnlineOffer>;
  /** Whether it answers requests for a listing. */
  isAway: boolean;
  /** Changes of its listings: new, cheaper or gone. */
  news: FakeNews;
  /** Reference data, which a test may replace. */
  reference: ReferenceData;
  close(): void;
}

/** Sellers of its listings: a dealer, a dealer without a form, a private seller. */
const sellers: Readonly<Record<string, object>> = {
  L1: { id: 'dealer-7', name: 'Lakeside Toyota', privateSeller: false, phone: '(312) 555-0100' },
  L2: { id: 'dealer-8', name: 'Shy Motors', privateSeller: false, hideEmailForm: true },
  L3: { id: 'seller-9', name: 'Maria S.', privateSeller: true },
};

/** Starts a marketplace with reference data and some listings. */
export async function startFakeMarketplace(): Promise<FakeMarketplace> {
  const forSale = new Map(
    Object.keys(sellers).map((id) => [
      id,
      fixtureListing({
        ...{ id, title: `2019 Toyota Camry ${id} w/ Sunroof`, vdpBaseUrl: `/cars-for-sale/vehicle/${id}` },
        pricingDetail: { salePrice: 20_000 },
      }),
    ]),
  );
  const news = new FakeNews();
  const fake: FakeMarketplace = {
    ...{ url: '', forSale, online: new Map(), isAway: false, news, reference, close: () => undefined },
  };
  const listingAnswer = (id: string) => {
    const [listing, owner] = [forSale.get(id), sellers[id]];
    return listing === undefined || owner === undefined ? null : { listing, owner, online: fake.online.get(id) };
  };
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://marketplace');
    const listed = searchParams.get('listingId')?.split(',');
    if (listed !== undefined) {
      const listings = listed.flatMap((id) => forSale.get(id) ?? []);
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ listings }));
    }
    if (pathname === '/inventory/news') {
      const answer = news.after(Number(searchParams.get('after')), Number(searchParams.get('limit')));
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    }
    const id = /^\/rest\/lsc\/listing\/(.+)$/.exec(url)?.[1];
    if (id !== undefined && fake.isAway) return void response.writeHead(503).end();
    const answer = id === undefined ? fake.reference : listingAnswer(id);
    response.writeHead(answer === null ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return fake;
}

/** Keys that all servers of a test file share, because creating them takes a while. */
const sharedKeys = join(mkdtempSync(join(tmpdir(), 'accounts-keys-')), 'openid-keys.json');
afterAll(() => rmSync(dirname(sharedKeys), { recursive: true, force: true, maxRetries: 10 }));

function testConfig(
  dataDir: string,
  marketplaceUrl: string,
  smtpUrl: string | undefined,
  pushOrigins: readonly string[],
  openid: Partial<Config['openid']>,
): Omit<Config, 'retentionUntil' | 'database'> {
  return {
    ...{ port: 0, host: '127.0.0.1', marketplaceUrl, brandHosts: new Map() },
    folder: join(dataDir, 'accounts'),
    mail: {
      ...{ smtpUrl, folder: join(dataDir, 'mail') },
      ...{
        from: 'no-reply@forecourt.example',
        leadDomain: 'leads.forecourt.example',
        support: 'support@forecourt.example',
      },
    },
    site: 'https://cars.example',
    newsEveryMs: 50,
    // Tests sign in hundreds of times, so each password hash is cheap.
    passwordCost: 10,
    openid: { keys: sharedKeys, providers: [], clients: [], ...openid },
    push: {
      keys: join(dataDir, 'accounts/push-keys.json'),
      origins: pushOrigins,
      subject: 'mailto:no-reply@forecourt.example',
    },
  };
}

export interface TestServer {
  url: string;
  /** @param client the address that the shell saw */
  post(path: string, body: object | URLSearchParams, client?: string): Promise<Response>;
  /** Requests a path, and expects a refusal with this status. */
  problem(path: string, status: number, init?: RequestInit): Promise<Problem>;
  close(): Promise<void>;
}

/** Starts the real service on a free port. @param at its clock, a receiver of its log lines, and origins of push services besides the browsers' own */
export async function startTestServer(
  dataDir: string,
  marketplaceUrl: string,
  smtpUrl?: string,
  at: {
    now?: () => number;
    log?: (line: string) => void;
    pushOrigins?: readonly string[];
    openid?: Partial<Config['openid']>;
    passwordCost?: number;
    retentionUntil?: number;
    features?: readonly Feature[];
    /** Location of its database; default: that of the data folder. */
    database?: string;
  } = {},
): Promise<TestServer> {
  const config = {
    ...testConfig(dataDir, marketplaceUrl, smtpUrl, at.pushOrigins ?? [], at.openid ?? {}),
    retentionUntil: at.retentionUntil ?? null,
    database: at.database ?? (await databaseOf(dataDir)),
  };
  const { now, log, passwordCost = config.passwordCost } = at;
  const logger = log === undefined ? pino({ level: 'silent' }) : pino({ level: 'trace' }, { write: log });
  const { url, close } = await startAccounts({ ...config, passwordCost }, logger, now, at.features);
  return {
    url,
    close,
    post: (path, body, client) =>
      fetch(url + path, {
        method: 'POST',
        body: body instanceof URLSearchParams ? body : JSON.stringify(body),
        headers: {
          ...(!(body instanceof URLSearchParams) && { 'Content-Type': 'application/json' }),
          ...(client !== undefined && { 'X-Forwarded-For': client }),
        },
      }),
    async problem(path, status, init) {
      const response = await fetch(url + path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      return problemSchema.parse(await response.json());
    },
  };
}
