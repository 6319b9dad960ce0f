import { readFileSync } from 'node:fs';

/** URL of a running site to test instead of starting one: `E2E_SITE=http://localhost:3000`, `E2E_DATA_DIR=.data`. */
export const runningSite = process.env.E2E_SITE;

const own = JSON.parse(readFileSync(`${import.meta.dirname}/site.json`, 'utf8')) as Readonly<Record<string, string>>;
const first = Number(own.PORT);
const shift = runningSite === undefined ? 0 : Number(new URL(runningSite).port) - first;
const portOf = (variable: string) => Number(own[variable]) + shift;

/** Ports of the site under test; a running site (`E2E_SITE`) has its ports in the same order. */
export const ports = {
  shell: portOf('PORT'),
  marketplace: portOf('MARKETPLACE_PORT'),
  registry: portOf('REGISTRY_PORT'),
  /** Port of the push service that tests start; the site accepts it through `PUSH_ORIGINS`. */
  push: first + shift + 9,
  /** Port of the OpenID provider that tests start; people sign in to the console by it. */
  openid: first + shift + 8,
};
export const site = `http://localhost:${ports.shell}`;
export const brandSite = (brand: string) => `http://${brand}.localhost:${ports.shell}`;
export const marketplaceUrl = `http://127.0.0.1:${ports.marketplace}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
/** The site's data folder, beside the tests and emptied at each start; it contains the registry's token. */
export const dataDir = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/.data/${ports.shell}`;
