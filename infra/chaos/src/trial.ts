import type fc from 'fast-check';
import type { Misbehaviour } from './site/bridge';
import type { HostileRemote } from './site/remote-files';
import type { ProgramName, Site } from './site/site';

/** Where an attack comes from. */
export type Room = 'input' | 'composition' | 'registry' | 'shell' | 'marketplace' | 'accounts';

/** What a trial would cost a site that does not withstand it. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** One request as a stranger sends it; its target goes out as it stands. */
export interface Ask {
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The client goes after so many milliseconds. */
  leavesAfterMs?: number;
}

/** What whoever misuses the site can count on. */
export interface Beside {
  /** Requests that a trial may make, visitors' pages included. */
  requests: number;
  /** The brand that hostile versions are given to. */
  brand: string;
  /** Resolves once visitors have looked at so many more pages. */
  haveSeen(pages: number): Promise<void>;
  /** Counts one request of the trial's own. */
  haveAsked(): void;
  /** A version that nobody has published yet. */
  freshVersion(): string;
}

/** What is done to the site, while visitors look at its pages. */
export type Attack =
  /** Strangers send requests. No answer may be a failure of the server's, but for these, nor say the forbidden text. */
  | { kind: 'requests'; asks: fc.Arbitrary<Ask>; atOnce: number; mayFail?: readonly number[]; forbidden?: string }
  /** A version is given to this share of one brand's visitors, then rolled back. No page of another brand has its mark, none at all the forbidden text. */
  | { kind: 'deployment'; version: HostileRemote; percent?: number; mark?: string; forbidden?: string }
  /** A version is published, and has to be refused. */
  | { kind: 'refusal'; version: HostileRemote }
  /** A service answers one path as a broken one would; what it feeds may be without it. */
  | { kind: 'upstream'; upstream: 'marketplace' | 'content'; path: string; does: Misbehaviour; feeds: string }
  /** So many connections are held open by who never ends a request. */
  | { kind: 'connections'; count: number }
  /** The site is used in a way that it is not meant for; what that feeds may be late. Resolves with what came of it that should not have. */
  | { kind: 'misuse'; does: (site: Site, beside: Beside) => Promise<string[]>; feeds?: string }
  /** Something happens to a program: it is killed and started again, or it stands still for a while. */
  | { kind: 'program'; program: ProgramName; happens: 'killed' | 'stopped'; forMs: number };

/** How far the harm may go. */
export interface Bounds {
  /** Pages may be lost while it lasts: only where what is attacked is what makes the pages. */
  mayLose?: boolean;
  /** Slots may come late, at the end of their page. */
  mayBeLate?: boolean;
  /** The slowest page, whole or not, while it lasts. */
  worstMs: number;
  /** From the end of the attack until the pages of every brand are as they were. */
  healsWithinMs: number;
}

export interface Trial {
  /** What is tried, in words for the report; no other trial's. */
  name: string;
  room: Room;
  severity: Severity;
  attack: Attack;
  bounds: Bounds;
  /** What makes the site whole again, or keeps it so. */
  remedy: string;
  /** It is one of those that every run of the tests makes. */
  fast?: boolean;
}
