/** What the gate asks of its browser, and hears of it. */
import type { PageView } from '@forecourt/contracts';

/** Where a version is shown. */
export interface Browser {
  /** @throws when it ends before it has answered, with what it said */
  show(job: BrowserJob): Promise<BrowserAnswer>;
}

/** What browsers have of a version. */
export interface BrowserFiles {
  container: string;
  /** Path of the container's entry. */
  entry: string;
  /** The container's modules by fragment; those that never hydrate are left out. */
  exposes: Readonly<Record<string, string>>;
  /** Its scripts by path. */
  texts: Readonly<Record<string, string>>;
}

export interface BrowserJob {
  files: BrowserFiles;
  pages: readonly PageView[];
  sights: readonly {
    fragment: string;
    /** Index of the page. */
    page: number;
    html: string;
    hydrates: boolean;
    /** Whether the rules of accessibility are tried, which takes long. */
    isJudged: boolean;
  }[];
}

export interface BrowserAnswer {
  /** What is wrong with the container, each beginning with a file. */
  container: readonly string[];
  /** Index of the sight, and what was seen of it. */
  faults: readonly { sight: number; rule: 'hydrates' | 'axe'; what: string }[];
  /** Names of what all fragments share and the version has changed, `Array.prototype.map`. */
  patched: readonly string[];
}
