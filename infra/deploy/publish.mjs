/**
 * Publishes the image's remotes to the registry, for which it waits: `node infra/deploy/publish.mjs`. It skips published versions, so it
 * may run at each deployment. A brand without a version of a remote gets this one; other brands keep theirs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
const registry = process.env.REGISTRY_URL ?? 'http://127.0.0.1:3002';
const timeoutMs = 120_000;

/** Returns the registry's answer; null while it is not reachable. */
async function read(path) {
  const answer = await fetch(`${registry}${path}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

async function untilItAnswers(path) {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await read(path);
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`The registry at ${registry} did not answer for two minutes.`);
    await delay(1000);
  }
}

function fragment(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'packages/fragment-cli/bin/fragment.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/** Publishes a version unless it exists. @returns whether the registry has it with the same bytes */
function publish(remote, version, manifest, published) {
  if (published === undefined) return fragment('publish', join(remote, 'dist/fragment'));
  const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
  if (published.manifest === integrity) return true;
  console.error(`${remote}@${version} is published with other bytes. Raise its version and rebuild the image.`);
  return false;
}

const { brands } = await untilItAnswers('/v1/brands');
const { channels, versions } = await untilItAnswers('/v1/channels');
for (const remote of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
  const file = join(root, remote, 'dist/fragment/manifest.json');
  if (!existsSync(file)) continue;
  const manifest = readFileSync(file);
  const { version } = JSON.parse(manifest.toString());
  const without = brands.filter((brand) => channels[brand]?.[remote] === undefined);
  const serving = brands.filter((brand) => !without.includes(brand) && channels[brand][remote].version !== version);
  const isThere = publish(remote, version, manifest, versions[remote]?.[version]);
  const isServed =
    isThere &&
    (without.length === brands.length
      ? fragment('promote', `${remote}@${version}`)
      : without.every((brand) => fragment('promote', `${remote}@${version}`, '--brand', brand)));
  if (!isServed) process.exitCode = 1;
  for (const brand of serving)
    console.log(`${brand} keeps serving ${remote}@${channels[brand][remote].version}; this image has ${version}.`);
}
