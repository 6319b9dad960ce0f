/** Where the site under test listens; apart from the defaults, so that a running site is not disturbed. */
export const ports = { shell: 4300, marketplace: 4301, registry: 4302 };
export const site = `http://localhost:${ports.shell}`;
export const brandSite = (brand: string) => `http://${brand}.localhost:${ports.shell}`;
export const registryUrl = `http://127.0.0.1:${ports.registry}`;
/** The site's data folder, beside the tests and emptied at each start; the registry's token lies in it. */
export const dataDir = `${__dirname}/.data`;
