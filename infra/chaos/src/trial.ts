import type fc from 'fast-check';
import type { Misbehaviour } from './site/bridge';
import type { HostileRemote } from './site/remote-files';
import type { ProgramName, Site } from './site/site';

/** The origin of an attack. */
export type Room = 'input' | 'composition' | 'registry' | 'shell' | 'marketplace' | 'accounts';

/** The severity for a site that does not withstand it. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** A stranger's request; its target is sent verbatim. */
export interface Ask {
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The client disconnects after this time, ms. */
  leavesAfterMs?: number;
}

/** The environment of a misuse. */
export interface Beside {
  /** Maximum number of a trial's requests, including visitors' pages. */
  requests: number;
  /** The brand for hostile versions. */
  brand: string;
  /** Resolves once visitors have loaded this many more pages. */
  haveSeen(pages: number): Promise<void>;
  /** Counts one request of the trial's own. */
  haveAsked(): void;
  /** Returns an unused version. */
  freshVersion(): string;
  /** Prints a row of the trial's own results, for the person who runs it. */
  show(row: string): void;
}

/** An attack on the site, while visitors load its pages. */
export type Attack =
  /** Strangers send requests. No answer may be a server error, except these, or contain the forbidden text. */
  | { kind: 'requests'; asks: fc.Arbitrary<Ask>; atOnce: number; mayFail?: readonly number[]; forbidden?: string }
  /** A version is served to this share of one brand's visitors, then rolled back. No page of another brand may have its mark, and no page the forbidden text. */
  | { kind: 'deployment'; version: HostileRemote; percent?: number; mark?: string; forbidden?: string }
  /** A version is published and must be refused. */
  | { kind: 'refusal'; version: HostileRemote }
  /** A service answers one path like a broken one; slots that it feeds may lack its data. */
  | { kind: 'upstream'; upstream: 'marketplace' | 'content'; path: string; does: Misbehaviour; feeds: string }
  /** A client holds this many connections open without ending a request. */
  | { kind: 'connections'; count: number }
  /** The site is misused; slots that it affects may be late. Resolves with the faults. */
  | { kind: 'misuse'; does: (site: Site, beside: Beside) => Promise<string[]>; feeds?: string }
  /** A program is killed and restarted, or stopped for a while. */
  | { kind: 'program'; program: ProgramName; happens: 'killed' | 'stopped'; forMs: number };

/** The bounds of the harm. */
export interface Bounds {
  /** Pages may be lost meanwhile: only if the attacked program makes the pages. */
  mayLose?: boolean;
  /** Slots may be late, at the end of their page. */
  mayBeLate?: boolean;
  /** Maximum time of a page, whole or not, during the attack, ms. */
  worstMs: number;
  /** Maximum time from the end of the attack until all pages have recovered, ms. */
  healsWithinMs: number;
}

export interface Trial {
  /** A unique description for the report. */
  name: string;
  room: Room;
  severity: Severity;
  attack: Attack;
  bounds: Bounds;
  /** The mechanism that protects or heals the site. */
  remedy: string;
  /** Whether every test run includes it. */
  fast?: boolean;
}
