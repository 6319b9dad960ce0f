import { type Manifest, manifestPath, type Promote, personalSources } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type {
  ApprovalEntry,
  AuditEntry,
  CopyBrand,
  FlagsEntry,
  Place,
  PreviewEntry,
  RemoveBrand,
  RollbackBrand,
  RollbackFlags,
  RollbackLayout,
  SetBrand,
  SetFlags,
  SetLayout,
  TokenEntry,
  Unplace,
} from '@forecourt/contracts/registry-api';
import type { Rehearsed } from '@forecourt/contracts/rehearsal';
import type { AddToken } from '@forecourt/contracts/tokens';
import { Gate, type GateCheck, type LiveSite, sentenceOf, type Upload, type VersionBefore } from '@forecourt/gate';
import { lockFolder, own } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../problems';
import { approve } from './approvals';
import { type AuditPage, type AuditSearch, pageOf } from './audit-search';
import { type BrandTransition, beginBrand, removeBrand, rollbackBrand, setBrand } from './brand-transitions';
import { brandIdsIn, comesWithSite } from './brands';
import { type Author, commit, type Transition } from './change-brands';
import { copyBrand } from './copy-brand';
import { disk as realDisk } from './disk';
import { rollbackFlags, setFlags } from './flag-transitions';
import {
  type LayoutTarget,
  type LayoutTransition,
  place,
  rollbackLayout,
  setLayout,
  stopLayoutCanary,
  unplace,
} from './layout-transitions';
import { liveSite, versionBefore } from './live-site';
import { type AddPreview, addPreview, revokePreview } from './preview-transitions';
import { type ServedSnapshot, SharedState, type WriteContext } from './shared-state';
import type { RegistryState } from './state';
import { openStorage, type StorageOptions } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { addToken, refuseForeignName, revokeToken } from './tokens';
import {
  addVersion,
  type ChannelTransition,
  promote,
  refuseKnownVersion,
  rollback,
  stopCanary,
  type Target,
} from './transitions';
import { readVersion, type StoredFile } from './version-folder';
import { type Withdrawal, withdraw } from './withdraw';

export interface StoreOptions extends Partial<Omit<StorageOptions, 'warn'>> {
  /** The gate that every version has to pass; by default one that runs no version. */
  gate?: Gate;
  /** Receives messages about repairs at the start, and failures that no caller can receive. */
  warn?: (message: string) => void;
}

/** Number of versions whose file tables are cached; far fewer versions are served. */
const heldTables = 256;

/** The registry: immutable versions of remotes, and one state that says which of them each brand serves. */
export class RegistryStore {
  private readonly publishing = new Set<string>();
  private readonly tables = new LRUCache<string, Promise<ReadonlyMap<string, StoredFile>>>({ max: heldTables });

  private constructor(
    private readonly storage: Storage,
    private readonly shared: SharedState,
    private readonly release: () => Promise<void>,
    private readonly gate: Gate,
  ) {}

  /** Opens and repairs a registry. @param folder its own; without `files` everything is in it @throws if another process has locked the folder, or if the state is damaged. */
  static async open(folder: string, options: StoreOptions = {}): Promise<RegistryStore> {
    const { gate = new Gate(null), disk = realDisk, now = () => new Date(), warn = () => undefined } = options;
    await disk.makeFolder(folder);
    const release = await lockFolder(folder, 'registry');
    try {
      const storage = await openStorage(folder, { ...options, disk, now, warn });
      const shared = new SharedState(storage, await storage.latest(), { now, warn });
      return new RegistryStore(storage, shared, release, gate);
    } catch (error) {
      await release();
      throw error;
    }
  }

  get state(): RegistryState {
    return this.shared.current;
  }

  get snapshot(): ServedSnapshot {
    return this.shared.served;
  }

  /** Calls `listener` after each change. @returns a function that unsubscribes it */
  onChange(listener: () => void): () => void {
    return this.shared.onChange(listener);
  }

  /**
   * Publishes a version; no brand serves it until it is promoted. The gate and the writing of files run in parallel with other changes,
   * so that a large upload never delays a rollback; only the last step is queued.
   * @param force reason to publish it although it breaks what others use
   * @throws ProblemError `version-exists`, `version-refused` with every reason, `publish-under-way`, `changed-meanwhile`.
   */
  async publish(
    upload: Upload,
    context: WriteContext,
    force?: string,
  ): Promise<{ manifest: string; revision: number; warnings: readonly string[] }> {
    const { remote, version } = upload;
    const key = `${remote}@${version}`;
    const place = key.toLowerCase();
    await this.catchUp();
    this.shared.guard(context);
    refuseForeignName(this.state, remote, context.who, context.claims ?? false);
    refuseKnownVersion(this.state, remote, version);
    if (this.publishing.has(place)) {
      throw new ProblemError(
        'publish-under-way',
        `${key} is being published by another request. A version is published once: use a new version for other files.`,
      );
    }
    this.publishing.add(place);
    try {
      const { manifest, warnings } = await this.passed(upload, force !== undefined);
      return { ...(await this.store(upload, manifest, context, force)), warnings };
    } finally {
      this.publishing.delete(place);
    }
  }

  /** Returns the findings for which the gate would refuse a version, without publishing it. */
  async check(upload: Upload): Promise<GateCheck> {
    const { gate } = this;
    const checked = await gate.check(upload, this.liveSite);
    return { ...checked, warnings: [...checked.warnings, ...gate.blindSpots] };
  }

  /**
   * Returns a version to compare another with: the given one on all brands, or the one that most brands serve.
   * @throws ProblemError `unknown-version`, `nothing-to-do` if no brand serves the remote
   */
  async versionBefore(remote: string, version: string | undefined): Promise<VersionBefore> {
    if (version !== undefined && own(own(this.state.remotes, remote) ?? {}, version) === undefined)
      throw new ProblemError('unknown-version', `${remote}@${version} is not published.`);
    const before =
      version === undefined
        ? await this.liveSite.versionBefore(remote)
        : await versionBefore(this.state, await this.folderOf(remote, version), brandIdsIn(this.state));
    if (before !== null) return before;
    throw new ProblemError(
      'nothing-to-do',
      `No brand serves a version of ${remote} yet, so there is nothing to compare with. Name a published version.`,
    );
  }

  /** See `transitions.ts`. @throws ProblemError also `changed-meanwhile`, if the writer's entity tag is not the current one. */
  promote(target: Target, wanted: Promote, context: WriteContext, rehearsed?: Rehearsed): Promise<ChannelTransition> {
    return this.shared.change(context, (state, author) => promote(state, target, wanted, author, rehearsed));
  }

  stopCanary(target: Target, why: string | undefined, context: WriteContext): Promise<ChannelTransition> {
    return this.shared.change(context, (state, author) => stopCanary(state, target, why, author));
  }

  rollback(target: Target, wanted: Parameters<typeof rollback>[2], context: WriteContext): Promise<ChannelTransition> {
    return this.shared.change(context, (state, author) => rollback(state, target, wanted, author));
  }

  /** See `approvals.ts`. */
  approve(
    target: Target,
    wanted: Parameters<typeof approve>[2],
    context: WriteContext,
  ): Promise<Transition<ApprovalEntry>> {
    return this.shared.change(context, (state, author) => approve(state, target, wanted, author));
  }

  /** See `withdraw.ts`. */
  withdraw(what: Withdrawal, mayServe: (version: string) => boolean, who: string): Promise<ChannelTransition> {
    return this.shared.change({ who, ifMatch: null }, (state, author) => withdraw(state, what, mayServe, author));
  }

  /** See `layout-transitions.ts`, here and below. */
  setLayout(target: LayoutTarget, wanted: SetLayout, context: WriteContext): Promise<LayoutTransition> {
    return this.shared.change(context, (state, author) => setLayout(state, target, wanted, author));
  }

  place(target: LayoutTarget, wanted: Place, context: WriteContext): Promise<LayoutTransition> {
    return this.shared.change(context, (state, author) => place(state, target, wanted, author));
  }

  unplace(target: LayoutTarget, what: Unplace, context: WriteContext): Promise<LayoutTransition> {
    return this.shared.change(context, (state, author) => unplace(state, target, what, author));
  }

  stopLayoutCanary(target: LayoutTarget, why: string | undefined, context: WriteContext): Promise<LayoutTransition> {
    return this.shared.change(context, (state, author) => stopLayoutCanary(state, target, why, author));
  }

  rollbackLayout(target: LayoutTarget, wanted: RollbackLayout, context: WriteContext): Promise<LayoutTransition> {
    return this.shared.change(context, (state, author) => rollbackLayout(state, target, wanted, author));
  }

  /** See `flag-transitions.ts`, here and below. */
  setFlags(brands: readonly string[], wanted: SetFlags, context: WriteContext): Promise<Transition<FlagsEntry>> {
    return this.shared.change(context, (state, author) => setFlags(state, brands, wanted, author));
  }

  rollbackFlags(
    brands: readonly string[],
    wanted: RollbackFlags,
    context: WriteContext,
  ): Promise<Transition<FlagsEntry>> {
    return this.shared.change(context, (state, author) => rollbackFlags(state, brands, wanted, author));
  }

  /** See `tokens.ts`, here and below. */
  addToken(wanted: AddToken, secret: string, context: WriteContext): Promise<Transition<TokenEntry>> {
    return this.shared.change(context, (state, author) => addToken(state, wanted, secret, author));
  }

  revokeToken(name: string, context: WriteContext): Promise<Transition<TokenEntry>> {
    return this.shared.change(context, (state, author) => revokeToken(state, name, author));
  }

  /** See `preview-transitions.ts`, here and below. */
  addPreview(id: string, wanted: AddPreview, context: WriteContext): Promise<Transition<PreviewEntry>> {
    return this.shared.change(context, (state, author) => addPreview(state, id, wanted, author));
  }

  revokePreview(id: string, why: string | undefined, context: WriteContext): Promise<Transition<PreviewEntry>> {
    return this.shared.change(context, (state, author) => revokePreview(state, id, why, author));
  }

  /** Records in the audit log that a link to a session of `fragment dev` was created; changes nothing else. */
  notePreview(
    link: Pick<PreviewEntry, 'brand' | 'unserved' | 'expiresAt'>,
    context: WriteContext,
  ): Promise<Transition> {
    return this.shared.change(context, (state, author) =>
      commit<PreviewEntry>(state, { action: 'preview', ...link }, author, []),
    );
  }

  /** Returns why nothing can be stored now, with the remedy; null if it can. */
  whyNothingIsStored(): Promise<string | null> {
    return this.storage.failure();
  }

  /** Takes in changes of other registries that share the storage; without an answer of it, what is known stays. */
  catchUp(): Promise<void> {
    return this.shared.catchUp();
  }

  /** See `brand-transitions.ts`, here and below. */
  setBrand(wanted: SetBrand, context: WriteContext): Promise<BrandTransition> {
    return this.shared.change(context, (state, author) => setBrand(state, wanted, author));
  }

  /** @param model brand that is copied */
  copyBrand(model: string, wanted: CopyBrand, context: WriteContext): Promise<ReturnType<typeof copyBrand>> {
    return this.shared.change(context, (state, author) => copyBrand(state, model, wanted, author));
  }

  rollbackBrand(id: string, wanted: RollbackBrand, context: WriteContext): Promise<BrandTransition> {
    return this.shared.change(context, (state, author) => rollbackBrand(state, id, wanted, author));
  }

  removeBrand(id: string, wanted: RemoveBrand, context: WriteContext): Promise<BrandTransition> {
    return this.shared.change(context, (state, author) => removeBrand(state, id, wanted, author));
  }

  /** Fills the channels of brands that were added to the site since the last start. */
  async beginBrands(context: WriteContext): Promise<void> {
    for (const id of brandIdsIn(this.state).filter(comesWithSite))
      await this.shared.change(context, (state, author) => beginBrand(state, id, author));
  }

  /** Returns a folder with a version's files. @throws ProblemError `unreachable` */
  folderOf(remote: string, version: string): Promise<string> {
    return this.storage.folderOf(remote, version);
  }

  /** Returns the files of a version by path, or null if it was never published. */
  async files(remote: string, version: string): Promise<ReadonlyMap<string, StoredFile> | null> {
    if (own(own(this.state.remotes, remote) ?? {}, version) === undefined) return null;
    const key = `${remote}@${version}`;
    const cached = this.tables.get(key);
    if (cached !== undefined) return cached;
    const table = this.folderOf(remote, version).then(readVersion);
    this.tables.set(key, table);
    table.catch(() => this.tables.delete(key));
    return table;
  }

  /** Returns the latest changes, newest first. */
  async audit(limit: number): Promise<AuditEntry[]> {
    return (await this.auditPage({ limit })).entries;
  }

  /** Returns a page of the changes that a search finds, newest first. */
  async auditPage(wanted: AuditSearch): Promise<AuditPage> {
    // Listeners hear of a change before its entry is in the log. A console that reads the log at that moment would miss the entry until the next change.
    if (this.state.unlogged.length > 0) await this.shared.idle();
    return pageOf(this.storage.newestLines(wanted), wanted);
  }

  /** Waits for pending changes and unlocks the folder. */
  async close(): Promise<void> {
    await this.shared.close();
    await this.release();
  }

  private get liveSite(): LiveSite {
    return liveSite(this.state, (remote, version) => this.folderOf(remote, version));
  }

  /** Returns the manifest and warnings of an upload that passes the gate. @throws ProblemError `version-refused` with every reason. */
  private async passed(
    upload: Upload,
    isForced: boolean,
  ): Promise<{ manifest: Manifest; warnings: readonly string[] }> {
    const { findings, manifest, warnings } = await this.gate.check(upload, this.liveSite, isForced);
    if (manifest !== null) return { manifest, warnings };
    throw new ProblemError(
      'version-refused',
      `${upload.remote}@${upload.version} was not published. Fix what the reasons name, build again and publish.`,
      findings.map(sentenceOf),
    );
  }

  private async store(
    upload: Upload,
    read: Manifest,
    context: WriteContext,
    force: string | undefined,
  ): Promise<{ manifest: string; revision: number }> {
    const { remote, version, files } = upload;
    const offers = {
      fragments: Object.keys(read.fragments),
      personal: personalSources(read).length > 0,
      tolerances: read.tolerances,
    };
    const manifest = integrityOf(files.get(manifestPath) ?? new Uint8Array());
    const staged = await this.storage.stage(upload);
    try {
      const addIt = (state: RegistryState, author: Author) => {
        // The name may have been published while the gate checked this version.
        refuseForeignName(state, remote, context.who, context.claims ?? false);
        return addVersion(state, { remote, version, manifest, force, ...offers }, author);
      };
      const { state } = await this.shared.change(context, addIt, staged);
      return { manifest, revision: state.revision };
    } catch (error) {
      await this.storage.discard(staged);
      throw error;
    }
  }
}
