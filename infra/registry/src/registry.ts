import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder, readEnvironment, registryFolder } from '@forecourt/service';
import { environmentSchema, filesIn } from './config';
import { disk } from './store/disk';
import { type Moved, moveRegistry } from './store/move';
import { openStorage } from './store/storage/open-storage';
import type { S3Location } from './store/storage/s3-bucket';

const usage = `Usage:
  npm run registry -- move --to s3://bucket/prefix | FOLDER   copies everything to another place and compares; stop the service first

  --data-dir   the folder of the services' data (default: DATA_DIR, or .data)

The registry is the one in FILES_URL, or else in that folder. A FOLDER is a folder of services' data, too.`;

const moveSchema = environmentSchema.pick({
  DATA_DIR: true,
  FILES_URL: true,
  AWS_REGION: true,
  AWS_ENDPOINT_URL_S3: true,
});
const warn = (message: string) => void process.stderr.write(`${message}\n`);

/** A registry's folder, or its bucket. */
type Place = { folder: string; files?: undefined } | { files: S3Location };

/** `npm run registry`. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, 'data-dir': { type: 'string' }, help: { type: 'boolean' } },
  });
  const [name, ...words] = positionals;
  const { to } = values;
  if (values.help || name !== 'move' || words.length > 0 || to === undefined) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const env = readEnvironment(moveSchema, process.env);
  const here = values['data-dir'] === undefined ? filesIn(env) : undefined;
  const folder = registryFolder(resolve(values['data-dir'] ?? env.DATA_DIR));
  if (here === undefined && !existsSync(folder))
    throw new Error(`There is no registry in ${folder}. Name the folder of the services' data with --data-dir.`);
  const target = to.startsWith('s3://')
    ? filesIn(readEnvironment(moveSchema, { ...process.env, FILES_URL: to }))
    : undefined;
  const cache = await mkdtemp(join(tmpdir(), 'forecourt-move-'));
  const release: (() => Promise<void>)[] = [];
  const open = async (place: Place, name: string) => {
    if (place.files === undefined) release.push(await lockFolder(place.folder, 'registry'));
    return openStorage(place.files === undefined ? place.folder : join(cache, name), {
      ...{ disk, warn, now: () => new Date(), files: place.files },
    });
  };
  try {
    const from = await open(here === undefined ? { folder } : { files: here }, 'from');
    const into = await open(target === undefined ? { folder: registryFolder(resolve(to)) } : { files: target }, 'to');
    process.stdout.write(`${linesOf(await moveRegistry(from, into), target !== undefined).join('\n')}\n`);
  } finally {
    for (const unlock of release) await unlock();
    await rm(cache, { recursive: true, force: true });
  }
}

function linesOf({ versions, files, entries, digest }: Moved, isBucket: boolean): string[] {
  return [
    `versions: ${versions}, with ${files} files`,
    `audit log: ${entries} entries`,
    `digest: ${digest}`,
    `All of it is there, the same as here. Start the registry with ${isBucket ? 'that FILES_URL' : 'that DATA_DIR and without FILES_URL'}.`,
  ];
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
