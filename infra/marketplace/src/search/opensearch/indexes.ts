/** Manages the indexes of one prefix, and the alias that searches read. */
import * as z from 'zod';
import { type OpenSearchClient, OpenSearchError } from './client';
import { FORMAT, type IndexMeta, indexBody } from './mapping';

/** Timeouts of changes, which the nodes have to agree on, and of reads, ms. */
const changeMs = 30_000;
const readMs = 3_000;

/** An index of a generation; a generation may be built several times. */
export interface Build {
  name: string;
  generation: number;
  build: number;
}

/** The index that an alias names, with its metadata. */
export interface ActiveIndex extends Build {
  meta: IndexMeta;
}

const metaSchema = z.object({ format: z.number(), generation: z.number(), mark: z.string() });
const acknowledged = z.object({ acknowledged: z.literal(true) });
const mappingsSchema = z.record(z.string(), z.object({ mappings: z.object({ _meta: metaSchema.optional() }) }));

const nameOf = (prefix: string, generation: number, build: number) => `${prefix}.${generation}.${build}`;

/** Returns the alias of an index for writes. */
export const writeAliasOf = (name: string) => `${name}.writes`;

function readName(prefix: string, name: string): Build[] {
  const [, generation, build] = name.startsWith(`${prefix}.`) ? (/\.(\d+)\.(\d+)$/.exec(name) ?? []) : [];
  return build === undefined ? [] : [{ name, generation: Number(generation), build: Number(build) }];
}

/** Orders indexes by their age, the oldest first. */
export const byAge = (one: Build, other: Build) => one.generation - other.generation || one.build - other.build;

/** The indexes of one prefix in a cluster. */
export class Indexes {
  constructor(
    private readonly client: OpenSearchClient,
    private readonly prefix: string,
  ) {}

  /** Returns the index that searches read; null if there is none. @throws OpenSearchError if a newer version has built it, or something else has the name */
  async active(): Promise<ActiveIndex | null> {
    const { client, prefix } = this;
    const found = await client.send({
      ...{ method: 'GET', path: `/${prefix}/_mapping`, schema: mappingsSchema, timeoutMs: readMs, absent: {} },
    });
    const [latest] = Object.keys(found)
      .flatMap((name) => readName(prefix, name))
      .sort((one, other) => byAge(other, one));
    if (latest === undefined && Object.keys(found).length === 0) return null;
    const meta = latest && found[latest.name]?.mappings._meta;
    if (latest === undefined || meta === undefined)
      throw new OpenSearchError(
        `${client.name}: ${prefix} is not an alias of listings. Use another name in SEARCH_URL.`,
        null,
      );
    if (meta.format > FORMAT)
      throw new OpenSearchError(
        `${client.name}: the index ${latest.name} was built by a newer version (form ${meta.format}; this version knows ${FORMAT}). Start that version, or use another name in SEARCH_URL.`,
        null,
      );
    return { ...latest, meta };
  }

  /** Lists the indexes, the oldest first. */
  async list(): Promise<Build[]> {
    const found = await this.client.send({
      ...{ method: 'GET', path: `/${this.prefix}.*/_mapping`, schema: mappingsSchema, timeoutMs: readMs, absent: {} },
    });
    return Object.keys(found)
      .flatMap((name) => readName(this.prefix, name))
      .sort(byAge);
  }

  /** Creates an index. @returns null if another marketplace has created it first */
  async create(meta: IndexMeta, build: number): Promise<Build | null> {
    const { generation } = meta;
    const name = nameOf(this.prefix, generation, build);
    try {
      await this.client.send({
        ...{ method: 'PUT', path: `/${name}`, body: indexBody(meta, writeAliasOf(name)) },
        ...{ schema: acknowledged, timeoutMs: changeMs },
      });
      return { name, generation, build };
    } catch (error) {
      if (error instanceof OpenSearchError && error.type === 'resource_already_exists_exception') return null;
      throw error;
    }
  }

  /** Returns how many documents were written to an index; null if it is gone. */
  async writtenTo({ name }: Build): Promise<number | null> {
    const counted = z.object({ total: z.object({ indexing: z.object({ index_total: z.number() }) }) });
    const answer = await this.client.send({
      ...{ method: 'GET', path: `/${name}/_stats/indexing`, timeoutMs: readMs, absent: null },
      schema: z.object({ _all: counted }).nullable(),
    });
    return answer?._all.total.indexing.index_total ?? null;
  }

  /** Points the alias to an index, in one step, so that every search finds one. */
  async activate({ name }: Build): Promise<void> {
    const { prefix } = this;
    const actions = [
      { remove: { index: `${prefix}.*`, alias: prefix, must_exist: false } },
      { add: { index: name, alias: prefix } },
    ];
    await this.client.send({
      ...{ method: 'POST', path: '/_aliases', body: { actions }, schema: acknowledged, timeoutMs: changeMs },
    });
  }

  /** Removes the indexes before one, except those that are still needed. */
  async removeBefore(next: Build, needed: readonly (string | undefined)[]): Promise<void> {
    const old = (await this.list()).filter((each) => byAge(each, next) < 0 && !needed.includes(each.name));
    for (const { name } of old) await this.remove(name);
  }

  async remove(name: string): Promise<void> {
    await this.client.send({
      ...{ method: 'DELETE', path: `/${name}`, schema: acknowledged.nullable(), timeoutMs: changeMs, absent: null },
    });
  }
}
