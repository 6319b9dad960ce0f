/** The imported facts in DATA_DIR: a file for each publisher, which an import replaces as a whole. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EconomyFact, economyFactSchema, type SafetyFact, safetyFactSchema } from '@forecourt/listing';
import * as z from 'zod';
import type { FactsByModel } from './read-published';

/** The facts of a published file. */
export interface StoredFacts<Fact> {
  /** The day of the file, `2026-11-28`. */
  asOf: string;
  isSample: boolean;
  facts: FactsByModel<Fact>;
}

/** The type of a fact, by publisher. */
export interface FactOf {
  epa: EconomyFact;
  nhtsa: SafetyFact;
}
export type PublisherName = keyof FactOf;

const storedSchema = <Fact>(fact: z.ZodType<Fact>) =>
  z.object({
    asOf: z.iso.date(),
    isSample: z.boolean(),
    facts: z.record(z.string(), z.record(z.string(), z.array(fact))),
  });
const schemas: { [Name in PublisherName]: z.ZodType<StoredFacts<FactOf[Name]>> } = {
  epa: storedSchema(economyFactSchema),
  nhtsa: storedSchema(safetyFactSchema),
};

const folderOf = (dataDirectory: string) => join(dataDirectory, 'reference');
const fileOf = (dataDirectory: string, name: PublisherName) => join(folderOf(dataDirectory), `${name}.json`);

/** Replaces the facts of a publisher at once. @throws if the disk refuses; the old ones stay */
export async function writeFacts<Name extends PublisherName>(
  dataDirectory: string,
  name: Name,
  stored: StoredFacts<FactOf[Name]>,
): Promise<void> {
  await mkdir(folderOf(dataDirectory), { recursive: true });
  const part = join(folderOf(dataDirectory), `${randomUUID()}.part`);
  try {
    await writeFile(part, JSON.stringify(stored), { flush: true });
    await rename(part, fileOf(dataDirectory, name));
  } finally {
    await rm(part, { force: true });
  }
}

/** Returns when the stored facts were last replaced, epoch milliseconds; null if none are stored. */
export async function changedAt(dataDirectory: string, name: PublisherName): Promise<number | null> {
  try {
    return (await stat(fileOf(dataDirectory, name))).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Reads the stored facts of a publisher. @throws if the file is unreadable or not in the stored form */
export async function readFacts<Name extends PublisherName>(
  dataDirectory: string,
  name: Name,
): Promise<StoredFacts<FactOf[Name]>> {
  return schemas[name].parse(JSON.parse(await readFile(fileOf(dataDirectory, name), 'utf8')));
}
