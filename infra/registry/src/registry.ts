import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '@forecourt/brands';
import { lockFolder, own, readEnvironment, reasonsOf, registryFolder } from '@forecourt/service';
import * as z from 'zod';
import { environmentSchema, filesIn } from './config';
import { fillRegistry } from './fill/fill';
import { quickDisk } from './fill/quick-disk';
import { copyPackages, packagesIn } from './packages/package-store';
import { type Disk, disk } from './store/disk';
import { type Moved, moveRegistry } from './store/move';
import { placesIn } from './store/recover';
import { openStorage } from './store/storage/open-storage';
import type { S3Location } from './store/storage/s3-bucket';

const usage = `Usage:
  npm run registry -- move --to s3://bucket/prefix | FOLDER   copies everything to another place and compares; stop the service first
  npm run registry -- fill --to FOLDER [--remotes 200 --brands 50 --versions 20000 --entries 200000 --seed 1]
                                                              generates a large registry for trials of the console

  --data-dir   the folder of the services' data (default: DATA_DIR, or .data)

The registry is the one in FILES_URL, or else in that folder. A FOLDER is a folder of services' data, too.
A generated registry has versions with a manifest and without code: no site can be served from it.`;

const moveSchema = environmentSchema.pick({
  DATA_DIR: true,
  FILES_URL: true,
  AWS_REGION: true,
  AWS_ENDPOINT_URL_S3: true,
});
const count = (standard: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(standard);
/** The brands that come with the site are four. */
const sizeSchema = z
  .object({
    remotes: count(200, 1, 1000),
    brands: count(50, brands.length, 1000),
    versions: count(20_000, 1, 1_000_000),
    entries: count(200_000, 1, 10_000_000),
    seed: count(1, 0, 0xffff_ffff),
  })
  .refine(({ remotes, versions }) => versions >= remotes, 'versions: at least one for each remote');
const warn = (message: string) => void process.stderr.write(`${message}\n`);

/** A registry's folder, or its bucket. */
type Place = { folder: string; files?: undefined } | { files: S3Location };

/** `npm run registry`. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean' },
      ...Object.fromEntries(Object.keys(sizeSchema.shape).map((name) => [name, { type: 'string' as const }])),
    },
  });
  const [name = '', ...words] = positionals;
  const { to } = values;
  const command = own({ move, fill }, name);
  if (values.help || command === undefined || words.length > 0 || to === undefined) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  await command(to, values);
}

type Values = Record<string, string | boolean | undefined>;

async function move(to: string, values: Values): Promise<void> {
  const env = readEnvironment(moveSchema, process.env);
  const dataDir = values['data-dir'] as string | undefined;
  const here = dataDir === undefined ? filesIn(env) : undefined;
  const folder = registryFolder(resolve(dataDir ?? env.DATA_DIR));
  if (here === undefined && !existsSync(folder))
    throw new Error(`There is no registry in ${folder}. Name the folder of the services' data with --data-dir.`);
  const target = to.startsWith('s3://')
    ? filesIn(readEnvironment(moveSchema, { ...process.env, FILES_URL: to }))
    : undefined;
  const cache = await mkdtemp(join(tmpdir(), 'forecourt-move-'));
  const release: (() => Promise<void>)[] = [];
  const open = async (place: Place, name: string) => {
    if (place.files === undefined) release.push(await lockFolder(place.folder, 'registry'));
    return openStorage(place.files === undefined ? place.folder : join(cache, name), storageOptions(disk, place.files));
  };
  try {
    const from = await open(here === undefined ? { folder } : { files: here }, 'from');
    const into = await open(target === undefined ? { folder: registryFolder(resolve(to)) } : { files: target }, 'to');
    const moved = await moveRegistry(from, into);
    const packages = await copyPackages(
      packagesIn(placesIn(folder), here),
      packagesIn(placesIn(registryFolder(resolve(to))), target),
    );
    process.stdout.write(`${linesOf(moved, packages, target !== undefined).join('\n')}\n`);
  } finally {
    for (const unlock of release) await unlock();
    await rm(cache, { recursive: true, force: true });
  }
}

async function fill(to: string, values: Values): Promise<void> {
  const parsed = sizeSchema.safeParse(values);
  if (!parsed.success) throw new Error(`This registry cannot be generated: ${reasonsOf(parsed.error).join(', ')}.`);
  const { seed, ...size } = parsed.data;
  const folder = registryFolder(resolve(to));
  await quickDisk.makeFolder(folder);
  const unlock = await lockFolder(folder, 'registry');
  try {
    const storage = await openStorage(folder, storageOptions(quickDisk));
    const { revision } = await fillRegistry(storage, size, seed, new Date());
    process.stdout.write(`${size.remotes} remotes, ${size.versions} versions, ${revision} changes in ${folder}\n`);
  } finally {
    await unlock();
  }
}

function storageOptions(on: Disk, files?: S3Location) {
  return { disk: on, warn, now: () => new Date(), files };
}

function linesOf({ versions, files, entries, digest }: Moved, packages: number, isBucket: boolean): string[] {
  return [
    `versions: ${versions}, with ${files} files`,
    `packages for teams: ${packages}`,
    `audit log: ${entries} entries`,
    `digest: ${digest}`,
    `All of it is there, the same as here. Start the registry with ${isBucket ? 'that FILES_URL' : 'that DATA_DIR and without FILES_URL'}.`,
  ];
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
