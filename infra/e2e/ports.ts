/** A site that runs already, to test it instead of one of our own: `E2E_SITE=http://localhost:3000`, `E2E_DATA_DIR=.data`. */
export const runningSite = process.env.E2E_SITE;
const first = runningSite === undefined ? 4300 : Number(new URL(runningSite).port);

/** Where the site under test listens; apart from the defaults, so that a running site is not disturbed. */
export const ports = {
  shell: first,
  marketplace: first + 1,
  registry: first + 2,
  accounts: first + 3,
  content: first + 4,
};
export const site = `http://localhost:${ports.shell}`;
export const brandSite = (brand: string) => `http://${brand}.localhost:${ports.shell}`;
export const marketplaceUrl = `http://127.0.0.1:${ports.marketplace}`;
export const accountsUrl = `http://127.0.0.1:${ports.accounts}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
/** The site's data folder, beside the tests and emptied at each start; the registry's token lies in it. */
export const dataDir = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/.data`;
