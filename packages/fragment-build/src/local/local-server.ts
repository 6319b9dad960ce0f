/** Renders fragments of a remote under development on this machine, as a shell does but without its isolation and its time limits: a debugger may stop in it. */
import { dataFor, type SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { renderOnServer } from '@forecourt/fragment-kit/server';
import { type PackedView, unpackView } from '@forecourt/packed-view';
import { runServer } from '../evaluate';

/** A build's `server.js`. */
export interface LocalBuild {
  remote: string;
  version: string;
  code: string;
  /** Its source map, as JSON; empty if it has none. */
  map: string;
}

/** A slot of a page. */
export interface LocalSlot {
  slot: string;
  fragment: string;
  props: SlotProps | undefined;
  /** The page's view as its file has it, JSON. */
  view: string;
}

/** HTML, or the stack of the error. */
export type LocalRendering = { html: string } | { stack: string };

export class LocalServer {
  private remote = '';
  private fragments: Readonly<Record<string, unknown>> = {};
  private failure: string | null = null;

  /** Replaces the build. An error is that of each rendering, until the next build. */
  load({ remote, version, code, map }: LocalBuild): void {
    this.remote = remote;
    this.fragments = {};
    this.failure = null;
    try {
      this.fragments = runServer(withMap(code, map), `${remote}@${version}/server.js`).fragments;
    } catch (error) {
      this.failure = stackOf(error);
    }
  }

  render({ slot, fragment, props, view: packed }: LocalSlot): LocalRendering {
    try {
      if (this.failure !== null) return { stack: this.failure };
      const definition = Object.hasOwn(this.fragments, fragment) ? this.fragments[fragment] : undefined;
      if (definition === undefined) throw new Error(`${this.remote} has no fragment "${fragment}".`);
      const view = unpackView(JSON.parse(packed) as PackedView);
      const own = { ...view, data: dataFor(this.remote, view.data) };
      // The build has evaluated these definitions, so they are valid.
      return { html: renderOnServer({ fragment: definition as FragmentDefinition, view: own, slot, props }).html };
    } catch (error) {
      return { stack: stackOf(error) };
    }
  }
}

/** Returns a script that names its source map, for debuggers. */
function withMap(code: string, map: string): string {
  const bare = code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '');
  if (map === '') return bare;
  return `${bare}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
