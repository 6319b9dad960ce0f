/** The OpenSearch of the tests, as a library that Maven fetches. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const version = '2.19.1.0';

export const title = `OpenSearch ${version}`;

/** Pattern of the paths of its tests. */
export const tests = String.raw`infra/marketplace/src/.*\.engine\.test\.ts$`;

/** Installs it. @param cache folder for programs @returns environment of the tests @throws an error that says what is missing */
export function install(cache) {
  const folder = join(cache, `opensearch-${version}`);
  const list = join(folder, 'classpath.txt');
  const isThere = () =>
    existsSync(list) &&
    readFileSync(list, 'utf8')
      .split(delimiter)
      .every((jar) => existsSync(jar));
  cpSync(join(import.meta.dirname, 'opensearch'), folder, { recursive: true });
  const build = () =>
    spawnSync('mvn', ['-q', '-B', 'compile', 'dependency:build-classpath', `-Dmdep.outputFile=${list}`], {
      ...{ cwd: folder, encoding: 'utf8' },
    });
  if (!isThere()) {
    const first = build();
    // Tries once more, because a download may have been interrupted; finished ones are cached.
    const { status, error, stdout } = first.status === 0 || first.error !== undefined ? first : build();
    if (error !== undefined)
      throw new Error(
        `OpenSearch is fetched by Maven, which is not here (${error.message}). Install Maven and Java 17 or newer.`,
      );
    if (status !== 0) throw new Error(`OpenSearch ${version} could not be fetched by Maven:\n${stdout}`);
  }
  return { OPENSEARCH_CLASSPATH: [join(folder, 'target/classes'), readFileSync(list, 'utf8').trim()].join(delimiter) };
}
