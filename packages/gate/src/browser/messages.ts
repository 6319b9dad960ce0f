/** The messages between the gate and its browser. */
import type { PageView } from '@forecourt/contracts';

/** A browser that shows versions. */
export interface Browser {
  /** @throws if it ends before it has answered, with its output */
  show(job: BrowserJob): Promise<BrowserAnswer>;
}

/** The parts of a version that browsers get. */
export interface BrowserFiles {
  container: string;
  /** Path of the container's entry. */
  entry: string;
  /** The container's modules by fragment, without fragments that never hydrate. */
  exposes: Readonly<Record<string, string>>;
  /** Its scripts by path. */
  texts: Readonly<Record<string, string>>;
}

export interface BrowserJob {
  files: BrowserFiles;
  pages: readonly PageView[];
  renderings: readonly {
    fragment: string;
    /** Index of the page. */
    page: number;
    html: string;
    hydrates: boolean;
    /** Whether accessibility rules are checked, which is slow. */
    checksAccess: boolean;
  }[];
}

export interface BrowserAnswer {
  /** Faults of the container, each starting with a file. */
  container: readonly string[];
  /** Index of the page, and the faults found there. */
  faults: readonly { rendering: number; rule: 'hydrates' | 'intrinsics' | 'axe'; what: string }[];
  /** Names of shared objects that the version has changed, `Array.prototype.map`. */
  patched: readonly string[];
}
