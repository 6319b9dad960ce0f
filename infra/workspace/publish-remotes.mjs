/** Publishes the five remotes of this tree to the local registry, and promotes what is new. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, versionOf } from './setup.mjs';

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function command(script, args, environment, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd,
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Folders of remotes at the top of the tree that have been built. */
export function builtRemotes() {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist/fragment/manifest.json')),
  );
}

/**
 * A version is immutable: where this tree's build of it differs from what was published under its number, it is published as
 * `<version>-local.<hash>`. A channel that somebody set is left alone; only what is new is promoted.
 */
export async function publishRemotes(registryUrl, environment) {
  const snapshot = await (await fetch(`${registryUrl}/v1/channels`)).json();
  for (const remote of builtRemotes()) {
    const version = versionOf(remote);
    const manifest = readFileSync(join(root, remote, 'dist/fragment/manifest.json'));
    const published = snapshot.versions[remote] ?? {};
    const local = `${version}-local.${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`;
    const served = Object.values(snapshot.channels).some((channels) => channels[remote] !== undefined);
    if (published[version]?.manifest === sha384(manifest) || published[local] !== undefined) {
      if (!served) fragment(['promote', `${remote}@${published[local] ? local : version}`], environment);
      continue;
    }
    if (published[version] === undefined) fragment(['publish', remote], environment);
    else {
      command(
        'packages/fragment-build/bin/fragment-build.mjs',
        ['--version', local, '--out', `dist/${local}`],
        environment,
        join(root, remote),
      );
      fragment(['publish', `${remote}/dist/${local}`], environment);
    }
    fragment(['promote', `${remote}@${published[version] === undefined ? version : local}`], environment);
  }
}

function fragment(args, environment) {
  command('infra/registry/dist/fragment.js', args, environment);
}
