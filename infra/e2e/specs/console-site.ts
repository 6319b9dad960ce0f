import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, remoteOf } from '@forecourt/gate/testing';
import { type BrowserContext, expect } from '@playwright/test';
import { dataDir, registryUrl } from '../ports';

/** The brand on which the console's specs change remotes of their own. */
export const brand = 'maker';

let token: Promise<string> | undefined;
/** The token of the site's registry, which may do everything. */
export const siteToken = (): Promise<string> => {
  token ??= readFile(join(dataDir, 'registry/token'), 'utf8').then((text) => text.trim());
  return token;
};

/** Sends a request to the site's registry, with its token. */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(registryUrl + path, {
    method,
    headers: { authorization: `Bearer ${await siteToken()}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

let cookie: Promise<string> | undefined;
/** Gives a browser a session: one for all tests of a spec, because signing in for each would be too many attempts in a minute. */
export async function giveSession(context: BrowserContext): Promise<void> {
  cookie ??= siteToken()
    .then((secret) => call('POST', '/v1/session', { token: secret }, { origin: registryUrl }))
    .then((begun) => begun.headers.get('set-cookie')?.split(';')[0] ?? '');
  const [name = '', value = ''] = (await cookie).split('=');
  await context.addCookies([{ name, value, url: registryUrl }]);
}

/** A remote of one spec, which no page places. */
export function ownRemote(remote: string) {
  const change = (body: object) => call('POST', `/v1/channels/${brand}/${remote}`, body);
  return {
    remote,
    view: `${registryUrl}/console/remotes/${remote}`,
    change,
    /** Publishes these versions, and serves the first. */
    async begin(versions: readonly string[]): Promise<void> {
      for (const version of versions) {
        const upload = remoteOf(remote, version, { panel: { component: "() => jsx('p', { children: 'console' })" } });
        const published = await call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(upload));
        // A site that runs already may have it from an earlier run.
        expect([201, 409], await published.text()).toContain(published.status);
      }
      await change({ version: versions[0] });
    },
    async served() {
      return (await (await fetch(`${registryUrl}/v1/channels`)).json()).channels[brand][remote];
    },
    /** Reports visits of a version, of which some had an error, and slots' values. */
    async report(version: string, visits: number, failed: number): Promise<void> {
      const base = { brand, remote, version, renders: 200, fallbacks: 0, deaths: 0, unloadable: false };
      const inp = [...Array(12).fill(0), visits];
      const outcomes = [{ ...base, late: failed, field: { visits, failed, values: { inp, lcp: inp } } }];
      const answer = await call('POST', '/v1/reports', { outcomes });
      expect(answer.status, await answer.text()).toBe(204);
    },
  };
}
