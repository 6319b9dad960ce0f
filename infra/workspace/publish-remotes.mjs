/** Publishes the six remotes of this tree to the local registry and promotes new versions, except on channels that a user changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { promotions } from './promotions.mjs';
import { root, versionOf } from './setup.mjs';

/** Runs a program of the tree without blocking health checks and Ctrl-C. @throws an error with its output if it fails; also if aborted */
async function command(script, args, { environment, signal }, cwd = root) {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd, env: environment, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
}

/** Lists the folders of the tree's remotes that have been built. */
export function builtRemotes() {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist/fragment/manifest.json')),
  );
}

/**
 * Publishes the built remotes. Versions are immutable: if this tree's build differs from the published version of the same number, it is
 * published as `<version>-local.<hash>`.
 * @param options.say receives a message for each channel that is left alone
 * @param options.signal aborts publishing
 */
export async function publishRemotes(registryUrl, environment, { say = console.log, signal } = {}) {
  const fragment = (args) => command('packages/fragment-cli/bin/fragment.mjs', args, { environment, signal });
  const { brandIds, integrityOf } = await load(
    "export { brandIds } from '@forecourt/brands'; export { integrityOf } from '@forecourt/contracts/integrity';",
  );
  const { channels, versions } = await (await fetch(`${registryUrl}/v1/channels`)).json();
  const memory = new Memory(environment.DATA_DIR);
  for (const remote of builtRemotes()) {
    const version = versionOf(remote);
    const manifest = readFileSync(join(root, remote, 'dist/fragment/manifest.json'));
    const published = versions[remote] ?? {};
    const local = `${version}-local.${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`;
    const isFree = published[version] === undefined;
    const chosen = isFree || published[version].manifest === integrityOf(manifest) ? version : local;
    const isNew = published[chosen] === undefined;
    if (isNew && isFree) await fragment(['publish', `${remote}/dist/fragment`]);
    else if (isNew) {
      await command(
        'packages/fragment-build/bin/fragment-build.mjs',
        ['--version', local, '--out', `dist/${local}`],
        { environment, signal },
        join(root, remote),
      );
      await fragment(['publish', `${remote}/dist/${local}`]);
    }
    const { promote, kept } = promotions(remote, chosen, { channels, brandIds, given: memory.of(remote) });
    if (promote.length === brandIds.length) await fragment(['promote', `${remote}@${chosen}`]);
    else for (const brand of promote) await fragment(['promote', `${remote}@${chosen}`, '--brand', brand]);
    memory.keep(remote, promote, chosen);
    for (const [brand, served] of kept)
      say(`${brand} keeps serving ${remote}@${served}, which somebody promoted; this tree has ${chosen}.`);
  }
}

/** Versions that earlier starts promoted, remote → brand → version: a channel that serves another version was changed by a user. */
class Memory {
  constructor(dataFolder) {
    this.path = join(dataFolder, 'promoted-by-start.json');
    this.known = existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : {};
  }

  of(remote) {
    return this.known[remote] ?? {};
  }

  keep(remote, brands, version) {
    if (brands.length === 0) return;
    this.known[remote] = { ...this.of(remote), ...Object.fromEntries(brands.map((brand) => [brand, version])) };
    writeFileSync(this.path, JSON.stringify(this.known));
  }
}
