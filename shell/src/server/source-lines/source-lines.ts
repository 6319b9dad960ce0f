import { type ModuleKey, mapPathOf, moduleOf } from '@forecourt/contracts';
import { type RareLog, reasonOf } from '@forecourt/service';
import { Queue } from '@forecourt/service/queue';
import { LRUCache } from 'lru-cache';
import { type NamedPosition, type Position, positionsIn, replacePositions } from './positions';
import { readMap } from './read-map';

/** Maximum of positions whose lines are cached. */
const cachedLines = 2000;
/** Time after which a position that has no line is looked up again, ms. */
const retryMs = 60_000;
/** Maximum of looked-up texts at once; further ones are left as they are, so that no flood of failures fills the memory. */
const mostWaiting = 20;

interface SourceLinesOptions {
  files: {
    /** Returns a private file of a version; undefined if there is none, or it may not be read. */
    privateFile(remote: string, version: string, path: string): Promise<Buffer | undefined>;
  };
  bundles: {
    /** Returns the script of which a position in a bundle is a part, and the position there; undefined for a path that is no bundle's. */
    partAt(remote: string, version: string, at: Position & { path: string }): (Position & { path: string }) | undefined;
  };
  log: RareLog;
}

/**
 * Replaces positions in a version's scripts by lines of its team's source, by the source maps that the version was published with. Maps are read one
 * at a time and not cached: they are large, and failures repeat themselves at the same positions.
 */
export class SourceLines {
  /** By version and position; the position itself if it has no line. */
  private readonly lines = new LRUCache<string, string>({ max: cachedLines });
  private readonly queue = new Queue();
  private waiting = 0;

  constructor(private readonly options: SourceLinesOptions) {}

  /** Returns a text with source lines, `src/tile/tile.tsx:42:7`, in place of positions; positions without a line stay. Never rejects. */
  async resolve(text: string, key: ModuleKey): Promise<string> {
    const unknown = positionsIn(text, key).filter((position) => !this.lines.has(nameOf(position, key)));
    if (unknown.length > 0 && this.waiting < mostWaiting) {
      this.waiting += 1;
      await this.queue.run(() => this.lookUp(unknown, key));
      this.waiting -= 1;
    }
    return replacePositions(text, key, (position) => this.lines.get(nameOf(position, key)));
  }

  private async lookUp(positions: readonly NamedPosition[], key: ModuleKey): Promise<void> {
    const { remote, version } = moduleOf(key);
    const scripts = new Map<string, { name: string; text: string; at: Position }[]>();
    for (const position of positions) {
      const part = this.options.bundles.partAt(remote, version, position);
      const { path, line, column } = part ?? position;
      const wanted = { name: nameOf(position, key), text: position.text, at: { line, column } };
      scripts.set(path, [...(scripts.get(path) ?? []), wanted]);
    }
    for (const [script, wanted] of scripts) {
      const lines = await this.linesOf(
        script,
        wanted.map(({ at }) => at),
        key,
      );
      for (const [index, { name, text }] of wanted.entries()) {
        const line = lines[index];
        this.lines.set(name, line ?? text, line === undefined ? { ttl: retryMs } : {});
      }
    }
  }

  /** Returns the source lines of positions in a script, in the same order; none if its map cannot be had or used. */
  private async linesOf(
    script: string,
    positions: readonly Position[],
    key: ModuleKey,
  ): Promise<readonly (string | undefined)[]> {
    const { remote, version } = moduleOf(key);
    try {
      const file = await this.options.files.privateFile(remote, version, mapPathOf(script));
      return file === undefined ? [] : positions.map(readMap(file));
    } catch (error) {
      const fields = { remote, version, script, reason: reasonOf(error) };
      this.options.log.warn(`map ${key}`, fields, `the source map of a script of ${key} cannot be used`);
      return [];
    }
  }
}

const nameOf = ({ text }: NamedPosition, key: ModuleKey) => `${key} ${text}`;
