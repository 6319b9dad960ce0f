/** What a team publishes that it should not: each has to be refused, by the registry, its gate or the command. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually } from '../eventually';
import { Program } from '../site/program';
import { Registry } from '../site/registry';
import type { HostileRemote } from '../site/remote-files';
import { hostileFiles, type RemoteFiles } from '../site/remote-files';
import type { Site } from '../site/site';
import type { Beside, Bounds, Trial } from '../trial';
import { fine } from './composition/rows';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** Of nobody's pages. */
const guest: HostileRemote = { remote: 'mfe-guest', fragments: { guest: fine } };
const token = 'chaos:of-a-registry-beside';

/** Lets work go on with a registry of its own, whose gate runs versions as `npm start` has it. */
async function withGate<T>({ root }: Site, work: (registry: Registry) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-chaos-gate-'));
  const program = new Program(join(root, 'infra/registry/dist/main.js'), 'REGISTRY_PORT', () => ({
    ...{ DATA_DIR: folder, REGISTRY_TOKEN: token },
  }));
  try {
    await program.start({ isElsewhere: true });
    return await work(new Registry(() => program.url, token));
  } finally {
    await program.end('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** An entry that says another remote's name. */
async function takesContainer(site: Site, { freshVersion, haveSeen, requests }: Beside): Promise<string[]> {
  const taken = 'var mfe_filters = { init() {}, async get() { return () => ({}); } };';
  const files = hostileFiles({ ...guest, files: { 'remoteEntry.js': taken } }, freshVersion());
  const status = await withGate(site, (registry) => registry.publish(files));
  await haveSeen(requests);
  return status === 422 ? [] : [`the gate answered ${status} to an entry that declares another remote's container`];
}

/** A source of what is a visitor's own, by a token that was given for one remote. */
async function asksForPeople({ registry }: Site, { freshVersion, haveSeen, requests }: Beside): Promise<string[]> {
  const team = await registry.tokenFor(guest.remote, `team-${freshVersion().replaceAll('.', '-')}`);
  const asking = (path: string) => ({
    sources: { mine: { upstream: 'accounts', path, timeoutMs: 500, personal: true } },
  });
  const published = (by: Registry, path: string) =>
    by.publish(hostileFiles({ ...guest, manifest: asking(path) }, freshVersion()));
  const statuses = [await published(team, '/account-api/mine'), await published(registry, '/account-api/mine/export')];
  await haveSeen(requests);
  return statuses.join() === '403,422' ? [] : [`personal sources were answered with ${statuses.join(' and ')}`];
}

/** A folder whose file is a link to a secret of the machine. */
async function publishesLink(
  { root, programs }: Site,
  { freshVersion, haveSeen, requests }: Beside,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-chaos-link-'));
  const version = freshVersion();
  try {
    await write(folder, hostileFiles({ ...guest, files: { 'static/leak.js': 'secret' } }, version));
    await writeFile(join(folder, 'token'), 'secret');
    await rm(join(folder, 'static/leak.js'));
    await symlink(join(folder, 'token'), join(folder, 'static/leak.js'));
    const { url } = programs.registry;
    const said = await new Promise<string>((resolve) => {
      const args = [join(root, 'packages/fragment-cli/bin/fragment.mjs'), 'publish', folder];
      execFile(process.execPath, args, { env: { REGISTRY_URL: url, REGISTRY_TOKEN: token } }, (_error, _out, err) =>
        resolve(err),
      );
    });
    const leaked = await fetch(`${url}/files/${guest.remote}/${version}/static/leak.js`);
    await haveSeen(requests);
    return leaked.status === 404 && said.includes('is a symbolic link')
      ? []
      : [`a link was answered with ${leaked.status} and ${JSON.stringify(said)}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(folder: string, files: RemoteFiles): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** The only version that a brand ever served ends renderers: there is none to go back to. */
async function hasNowhereToGo(
  { registry, programs }: Site,
  { brand, freshVersion, haveSeen, requests }: Beside,
): Promise<string[]> {
  const remote = `mfe-first-${freshVersion().replaceAll('.', '-')}`;
  const version = freshVersion();
  await registry.publish(hostileFiles({ remote, fragments: { first: fine } }, version));
  await registry.promote(brand, remote, version);
  const layout = `/v1/layouts/${brand}/results`;
  await registry.tryTo('POST', `${layout}/place`, { remote, fragment: 'first', region: 'main' });
  const did = { renders: 100, fallbacks: 100, deaths: 4, unloadable: false };
  await registry.tryTo('POST', '/v1/reports', { outcomes: [{ brand, remote, version, ...did }] });
  const isOff = await eventually(async () => {
    const { channels } = (await (await fetch(`${programs.registry.url}/v1/channels`)).json()) as Snapshot;
    return channels[brand]?.[remote] === undefined;
  });
  await haveSeen(requests);
  await registry.promote(brand, remote, version);
  await registry.tryTo('POST', `${layout}/unplace`, { slot: 'first' });
  return isOff ? [] : ['a version that ends renderers stays, since there is none before it'];
}

interface Snapshot {
  channels: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const publishingTrials: readonly Trial[] = [
  {
    name: "a version's entry declares another remote's container",
    ...{ room: 'composition', severity: 'high', bounds },
    remedy: 'the gate loads the entry as pages do; pages keep each name for its own entry',
    attack: { kind: 'misuse', does: takesContainer },
  },
  {
    name: 'a version requests a visitor’s personal data with a token that has no permission for it',
    ...{ room: 'registry', severity: 'high', bounds },
    remedy: 'the token needs a permission; no remote may request the export',
    attack: { kind: 'misuse', does: asksForPeople },
  },
  {
    name: 'a folder is published in which a file is a link to a secret',
    ...{ room: 'registry', severity: 'high', bounds },
    remedy: 'the command reads no links',
    attack: { kind: 'misuse', does: publishesLink },
  },
  {
    name: 'the only version of a remote ends renderers, and there is none to go back to',
    ...{ room: 'registry', severity: 'medium', bounds },
    remedy: 'it is taken off the page, and the log says so',
    attack: { kind: 'misuse', does: hasNowhereToGo },
  },
];
