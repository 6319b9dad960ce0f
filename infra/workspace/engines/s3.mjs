/** The S3 server of the tests: versitygw, whose conditional writes are atomic from August 2026 on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const version = 'v1.8.0';

export const title = `S3: versitygw ${version}`;

/** Pattern of the paths of its tests. */
export const tests = String.raw`infra/registry/src/.*\.engine\.test\.ts$`;

/** Installs the server. @param cache folder for programs @returns environment of the tests @throws an error that says what is missing */
export function install(cache) {
  const folder = join(cache, `versitygw-${version}`);
  const program = join(folder, 'versitygw');
  if (!existsSync(program)) {
    const build = () =>
      spawnSync('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${version}`], {
        ...{ cwd: cache, encoding: 'utf8' },
        env: { ...process.env, CGO_ENABLED: '0', GOBIN: folder, GOFLAGS: '' },
      });
    const first = build();
    // Tries once more, because a download may have been interrupted; finished ones are cached.
    const { status, error, stderr } = first.status === 0 || first.error !== undefined ? first : build();
    if (error !== undefined)
      throw new Error(`The S3 server is built by Go, which is not here (${error.message}). Install Go 1.26 or newer.`);
    if (status !== 0) throw new Error(`versitygw ${version} could not be built by Go:\n${stderr}`);
  }
  return { VERSITYGW: program };
}
