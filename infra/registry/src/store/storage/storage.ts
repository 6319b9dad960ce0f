import type { Upload } from '@forecourt/gate';
import type { AuditSearch } from '../audit-search';
import type { RegistryState } from '../state';

/** The stored files of a version that no state names yet. */
export interface Staged {
  remote: string;
  version: string;
  /** Where they are: a temporary folder, or the name of an object. */
  place: string;
}

/** The last step of a change: unique to the change, however often it is tried. */
export interface Step {
  id: string;
  staged?: Staged | undefined;
}

/** Where a registry stores its state, versions and audit log. A write is durable when its promise resolves. */
export interface Storage {
  /** Whether other registries may write at the same time, so that their changes have to be looked for. */
  readonly isShared: boolean;
  /** Returns the latest state; the same object if it did not change. @throws ProblemError `unreachable` */
  latest(): Promise<RegistryState>;
  /**
   * Replaces the state that `latest` returned last.
   * @returns the state as it is stored; null if another registry changed it first, so that the change has to be decided again
   * @throws ProblemError `unreachable`; the change may be stored even so
   */
  replace(next: RegistryState, step: Step): Promise<RegistryState | null>;
  /** Completes the audit log. @returns the state without the entries that it has now */
  log(state: RegistryState): Promise<RegistryState>;
  /** Stores the files of a version; it exists when a state names it. */
  stage(upload: Upload): Promise<Staged>;
  /** Removes staged files whose change was refused. */
  discard(staged: Staged): Promise<void>;
  /** Returns a folder of this machine with the files of a version. */
  folderOf(remote: string, version: string): Promise<string>;
  /** Yields the lines of the audit log, the newest first, in groups. Lines that the search does not find may be left out. */
  newestLines(wanted: Partial<AuditSearch>): AsyncIterable<readonly string[]>;
  /** Returns every line of the audit log, the oldest first. */
  lines(): Promise<string[]>;
  /** Fills a storage that is empty with a copy of another one. @param lines its whole audit log */
  fill(state: RegistryState, lines: readonly string[], staged: readonly Staged[]): Promise<void>;
  /** Returns why nothing can be stored now, in a sentence with the remedy; null if it can. */
  failure(): Promise<string | null>;
}
