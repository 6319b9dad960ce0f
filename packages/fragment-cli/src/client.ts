import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Promote, problemSchema, type RegistrySnapshot, registrySnapshotSchema } from '@forecourt/contracts';
import {
  type BeginDev,
  type BegunDev,
  begunDevSchema,
  type DevNotes,
  type DevReports,
  devReportsSchema,
} from '@forecourt/contracts/dev-sessions';
import { type VersionErrors, versionErrorsSchema } from '@forecourt/contracts/errors';
import { type Looks, looksSchema } from '@forecourt/contracts/looks';
import {
  type PreviewLink,
  type PreviewRequest,
  type Previews,
  previewLinkSchema,
  previewsSchema,
} from '@forecourt/contracts/previews';
import {
  type Approved,
  type AuditEntry,
  approvedSchema,
  auditSchema,
  type BrandChanged,
  type BrandCopied,
  type BrandDataView,
  type BrandDetails,
  type BrandFragments,
  type BrandHistory,
  brandChangedSchema,
  brandCopiedSchema,
  brandFragmentsSchema,
  brandHistorySchema,
  brandsSchema,
  brandViewSchema,
  type Changed,
  type Checked,
  type Components,
  type CopyBrand,
  changedSchema,
  checkedSchema,
  componentsSchema,
  type Differences,
  differencesSchema,
  type FieldView,
  type FlagsChanged,
  type FlagsView,
  fieldViewSchema,
  flagsChangedSchema,
  flagsViewSchema,
  type Interfaces,
  interfacesSchema,
  type LayoutChanged,
  type LayoutHistory,
  type Layouts,
  type LayoutView,
  layoutChangedSchema,
  layoutHistorySchema,
  layoutsSchema,
  layoutViewSchema,
  type Place,
  type Published,
  publishedSchema,
  type Remote,
  type Remotes,
  type RemoveBrand,
  type RollbackBrand,
  type RollbackFlags,
  type RollbackLayout,
  remoteSchema,
  remotesSchema,
  type SetBrand,
  type SetFlags,
  type SetLayout,
  type Unplace,
} from '@forecourt/contracts/registry-api';
import { type Rehearsal, rehearsalSchema } from '@forecourt/contracts/rehearsal';
import { type SignInLink, signInLinkSchema } from '@forecourt/contracts/sessions';
import { type States, statesSchema } from '@forecourt/contracts/states';
import {
  type AddedToken,
  type AddToken,
  addedTokenSchema,
  type TokenView,
  tokensSchema,
} from '@forecourt/contracts/tokens';
import { type Answer, FetchError, fetchBytes, parseJson, reasonOf } from '@forecourt/service';
import * as z from 'zod';
import { CommandError, exitCodes } from './command-error';

const answerMs = 15_000;
/** Timeout of a publish, ms: the registry checks and compresses a version before it answers. */
const publishMs = 120_000;
/** Timeout of what renders thousands of pages, ms. */
const rehearsalMs = 1_200_000;

const componentsPath = '/v1/components';
const errorsPath = '/errors';
const packagesPath = '/differences/packages';

/** How long an answer is waited for: ms, and what ends the wait. */
interface Waits {
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** Filters of the audit log; times are ISO 8601, or a day. */
export interface AuditQuery {
  person?: string | undefined;
  remote?: string | undefined;
  brand?: string | undefined;
  page?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  limit: number;
}

/** Whether a change is only tried: the answer says what it would do. */
interface MayTry {
  dryRun?: boolean | undefined;
}

const tried = (path: string, dryRun = false) => (dryRun ? `${path}?dry-run=true` : path);

/** A client of the registry for commands. Every failure is a CommandError that can be printed. */
export class RegistryClient {
  /** @param token null to try writing without one. @param tokenHint says where the token is looked for */
  constructor(
    readonly url: string,
    private readonly token: string | null,
    private readonly tokenHint: string,
  ) {}

  snapshot(): Promise<RegistrySnapshot> {
    return this.ask('GET', '/v1/channels', registrySnapshotSchema);
  }

  /** Lists the site's brands, in order. */
  async brands(): Promise<string[]> {
    return (await this.ask('GET', '/v1/brands', brandsSchema)).brands;
  }

  /** Lists the site's brands with what a list of them shows. */
  async brandDetails(): Promise<BrandDetails[]> {
    return (await this.ask('GET', '/v1/brands?details=true', brandsSchema)).details ?? [];
  }

  brand(id: string): Promise<BrandDataView> {
    return this.ask('GET', brandPath(id), brandViewSchema);
  }

  /** Returns the versions of a brand's data that a rollback can restore. */
  brandHistory(id: string): Promise<BrandHistory> {
    return this.ask('GET', `${brandPath(id)}/history`, brandHistorySchema);
  }

  /** Returns what a brand's live versions offer to the code of other remotes. */
  interfaces(brand: string): Promise<Interfaces> {
    return this.ask('GET', `${brandPath(brand)}/interfaces`, interfacesSchema);
  }

  setBrand({ dryRun, ...wanted }: SetBrand & MayTry): Promise<BrandChanged> {
    return this.ask('PUT', tried(brandPath(wanted.brand.id), dryRun), brandChangedSchema, wanted);
  }

  /** Adds a brand with another one as model. */
  copyBrand(model: string, { dryRun, ...wanted }: CopyBrand & MayTry): Promise<BrandCopied> {
    return this.ask('POST', tried(`${brandPath(model)}/copies`, dryRun), brandCopiedSchema, wanted);
  }

  removeBrand(id: string, { dryRun, ...wanted }: RemoveBrand & MayTry): Promise<BrandChanged> {
    return this.ask('DELETE', tried(brandPath(id), dryRun), brandChangedSchema, wanted);
  }

  rollbackBrand(id: string, { dryRun, ...wanted }: RollbackBrand & MayTry): Promise<BrandChanged> {
    return this.ask('POST', tried(`${brandPath(id)}/rollback`, dryRun), brandChangedSchema, wanted);
  }

  remotes(): Promise<Remotes> {
    return this.ask('GET', '/v1/remotes', remotesSchema);
  }

  remote(remote: string): Promise<Remote> {
    return this.ask('GET', `/v1/remotes/${encodeURIComponent(remote)}`, remoteSchema);
  }

  /** Compares a version with an earlier one: all but its packages, or its packages. */
  differences(remote: string, [before, after]: readonly [string, string], packages: boolean): Promise<Differences> {
    const path = `/v1/remotes/${encodeURIComponent(remote)}/${after}${packages ? packagesPath : '/differences'}`;
    return this.ask('GET', `${path}?against=${before}`, differencesSchema);
  }

  /** Returns the live versions that bundle a package, of any version in a semver range. */
  components(name: string, range: string): Promise<Components> {
    const query = new URLSearchParams({ name, range });
    return this.ask('GET', `${componentsPath}?${query}`, componentsSchema);
  }

  async audit(wanted: AuditQuery): Promise<AuditEntry[]> {
    const given = Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return (await this.ask('GET', `/v1/audit?${new URLSearchParams(given)}`, auditSchema)).entries;
  }

  /** Compares the versions that a brand serves of a remote with those before, by what was measured lately. */
  field(brand: string, remote: string): Promise<FieldView> {
    return this.ask('GET', `/v1/field/${encodeURIComponent(brand)}/${encodeURIComponent(remote)}`, fieldViewSchema);
  }

  /** Returns the latest different errors of a version. */
  errors(remote: string, version: string): Promise<VersionErrors> {
    return this.ask('GET', `/v1/remotes/${encodeURIComponent(remote)}/${version}${errorsPath}`, versionErrorsSchema);
  }

  /** @param force reason to publish a version that breaks what others use of it */
  publish(remote: string, version: string, files: ReadonlyMap<string, Buffer>, force?: string): Promise<Published> {
    return this.ask('PUT', `/v1/remotes/${remote}/${version}`, publishedSchema, { ...encoded(files), force });
  }

  /** @param signal ends the wait for the gate */
  check(remote: string, version: string, files: ReadonlyMap<string, Buffer>, signal?: AbortSignal): Promise<Checked> {
    return this.ask('POST', `/v1/remotes/${remote}/${version}/check`, checkedSchema, encoded(files), { signal });
  }

  /** Renders a version in all states of the gate's test pages, on every brand. */
  states(remote: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<States> {
    return this.ask('POST', `/v1/remotes/${remote}/${version}/states`, statesSchema, encoded(files));
  }

  /** Lets the registry compare pictures of a version with those of a published one. @param against default: the version that most brands serve */
  looks(remote: string, version: string, files: ReadonlyMap<string, Buffer>, against: string | null): Promise<Looks> {
    const query = against === null ? '' : `?against=${encodeURIComponent(against)}`;
    return this.ask('POST', `/v1/remotes/${remote}/${version}/looks${query}`, looksSchema, encoded(files));
  }

  /** Has the registry render a version and the served ones on recent pages. @param views maximum number of pages */
  rehearse(remote: string, version: string, files: ReadonlyMap<string, Buffer>, views: number): Promise<Rehearsal> {
    const path = `/v1/remotes/${remote}/${version}/rehearsal?limit=${views}`;
    return this.ask('POST', path, rehearsalSchema, encoded(files), { timeoutMs: rehearsalMs });
  }

  promote(brand: string, remote: string, { dryRun, ...wanted }: Promote & MayTry): Promise<Changed> {
    const waits = wanted.rehearse === true ? { timeoutMs: rehearsalMs } : {};
    return this.ask('POST', tried(channel(brand, remote), dryRun), changedSchema, wanted, waits);
  }

  approve(brand: string, remote: string, wanted: { version: string; why?: string }): Promise<Approved> {
    return this.ask('POST', `${channel(brand, remote)}/approve`, approvedSchema, wanted);
  }

  /** Creates a link that shows the given versions to one browser. */
  preview(wanted: PreviewRequest): Promise<PreviewLink> {
    return this.ask('POST', '/v1/previews', previewLinkSchema, wanted);
  }

  /** Lists the valid links. @param brand undefined for those of every brand */
  async previews(brand: string | undefined): Promise<Previews['previews']> {
    const query = brand === undefined ? '' : `?${new URLSearchParams({ brand })}`;
    return (await this.ask('GET', `/v1/previews${query}`, previewsSchema)).previews;
  }

  async revokePreview(id: string, why: string | undefined): Promise<void> {
    await this.ask('DELETE', `/v1/previews/${encodeURIComponent(id)}`, z.unknown(), { why });
  }

  /** Begins a session of `fragment dev`. */
  beginDev(wanted: BeginDev): Promise<BegunDev> {
    return this.ask('POST', '/v1/dev', begunDevSchema, wanted);
  }

  /** Shows a build to the browsers of a session. @param files those that differ from the build before, with the manifest */
  async showDev(key: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await this.ask('PUT', `/v1/dev/${key}/builds/${version}`, z.unknown(), encoded(files));
  }

  async noteDev(key: string, notes: DevNotes): Promise<void> {
    await this.ask('PUT', `/v1/dev/${key}/notes`, z.unknown(), notes);
  }

  /** Renews a session; returns the reports after a number, at once or when the next one arrives. @param signal ends the wait */
  leaseDev(key: string, after: number, signal: AbortSignal): Promise<DevReports> {
    return this.ask('POST', `/v1/dev/${key}/lease`, devReportsSchema, { after }, { signal });
  }

  async endDev(key: string): Promise<void> {
    await this.ask('DELETE', `/v1/dev/${key}`, z.unknown());
  }

  /** Makes a link that signs in to the console once. */
  signInLink(): Promise<SignInLink> {
    return this.ask('POST', '/v1/session/links', signInLinkSchema);
  }

  async tokens(): Promise<TokenView[]> {
    return (await this.ask('GET', '/v1/tokens', tokensSchema)).tokens;
  }

  addToken(wanted: AddToken): Promise<AddedToken> {
    return this.ask('POST', '/v1/tokens', addedTokenSchema, wanted);
  }

  async revokeToken(name: string): Promise<void> {
    await this.ask('DELETE', `/v1/tokens/${encodeURIComponent(name)}`, z.unknown());
  }

  stopCanary(brand: string, remote: string, { dryRun, ...wanted }: { why?: string } & MayTry = {}): Promise<Changed> {
    return this.ask('DELETE', tried(`${channel(brand, remote)}/canary`, dryRun), changedSchema, wanted);
  }

  rollback(
    brand: string,
    remote: string,
    { dryRun, ...wanted }: { to?: string; why?: string } & MayTry,
  ): Promise<Changed> {
    return this.ask('POST', tried(`${channel(brand, remote)}/rollback`, dryRun), changedSchema, wanted);
  }

  /** Returns the layouts of every page of every brand. */
  layouts(): Promise<Layouts> {
    return this.ask('GET', '/v1/layouts', layoutsSchema);
  }

  layout(brand: string, page: string): Promise<LayoutView> {
    return this.ask('GET', layoutPath(brand, page), layoutViewSchema);
  }

  /** Returns the layouts that a rollback can restore. */
  layoutHistory(brand: string, page: string): Promise<LayoutHistory> {
    return this.ask('GET', `${layoutPath(brand, page)}/history`, layoutHistorySchema);
  }

  /** Returns what the pages of a brand may place. */
  fragments(brand: string): Promise<BrandFragments> {
    return this.ask('GET', `${brandPath(brand)}/fragments`, brandFragmentsSchema);
  }

  setLayout(brand: string, page: string, { dryRun, ...wanted }: SetLayout & MayTry): Promise<LayoutChanged> {
    return this.ask('PUT', tried(layoutPath(brand, page), dryRun), layoutChangedSchema, wanted);
  }

  place(brand: string, page: string, { dryRun, ...wanted }: Place & MayTry): Promise<LayoutChanged> {
    return this.ask('POST', tried(`${layoutPath(brand, page)}/place`, dryRun), layoutChangedSchema, wanted);
  }

  unplace(brand: string, page: string, { dryRun, ...what }: Unplace & MayTry): Promise<LayoutChanged> {
    return this.ask('POST', tried(`${layoutPath(brand, page)}/unplace`, dryRun), layoutChangedSchema, what);
  }

  rollbackLayout(brand: string, page: string, { dryRun, ...wanted }: RollbackLayout & MayTry): Promise<LayoutChanged> {
    return this.ask('POST', tried(`${layoutPath(brand, page)}/rollback`, dryRun), layoutChangedSchema, wanted);
  }

  stopLayoutCanary(
    brand: string,
    page: string,
    { dryRun, ...wanted }: Pick<RollbackLayout, 'why'> & MayTry,
  ): Promise<LayoutChanged> {
    return this.ask('DELETE', tried(`${layoutPath(brand, page)}/canary`, dryRun), layoutChangedSchema, wanted);
  }

  flags(brand: string): Promise<FlagsView> {
    return this.ask('GET', flagsPath(brand), flagsViewSchema);
  }

  setFlags(brand: string, wanted: SetFlags): Promise<FlagsChanged> {
    return this.ask('PATCH', flagsPath(brand), flagsChangedSchema, wanted);
  }

  rollbackFlags(brand: string, wanted: RollbackFlags): Promise<FlagsChanged> {
    return this.ask('POST', `${flagsPath(brand)}/rollback`, flagsChangedSchema, wanted);
  }

  /** Resolves a remote's name, given with or without `mfe-`, to that in the registry. */
  async resolve(given: string): Promise<string> {
    const { versions } = await this.snapshot();
    const prefixed = `mfe-${given}`;
    return !Object.hasOwn(versions, given) && Object.hasOwn(versions, prefixed) ? prefixed : given;
  }

  private async ask<T>(
    method: string,
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
    { timeoutMs = path.startsWith('/v1/remotes/') ? publishMs : answerMs, signal }: Waits = {},
  ): Promise<T> {
    const { status, bytes } = await this.send(method, path, body, { timeoutMs, signal });
    const text = bytes.toString();
    const json = parseJson(text);
    if (status < 200 || status >= 300) throw this.refusal(status, json);
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new CommandError(
      `The server at ${this.url} is not a registry of this version: ${method} ${path} gave\n${text.slice(0, 200)}\nSet REGISTRY_URL to the registry's address.`,
      exitCodes.unreachable,
    );
  }

  private async send(
    method: string,
    path: string,
    body: unknown,
    { timeoutMs, signal }: Waits & { timeoutMs: number },
  ): Promise<Answer> {
    // Public reads are sent without it.
    const isSecret =
      method !== 'GET' ||
      ['/v1/tokens', componentsPath].some((start) => path.startsWith(start)) ||
      [errorsPath, packagesPath].some((end) => path.split('?')[0]?.endsWith(end));
    const token = isSecret && this.token !== null && { Authorization: `Bearer ${this.token}` };
    const sent = body !== undefined && {
      headers: { ...token, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: new Uint8Array(await promisify(gzip)(JSON.stringify(body))),
    };
    try {
      return await fetchBytes({
        ...{ url: this.url + path, method, headers: { ...token }, ...sent },
        timeoutMs,
        maxBytes: 32 * 2 ** 20,
        accepts: () => true,
        signal,
      });
    } catch (error) {
      throw this.unreachable(error);
    }
  }

  private unreachable(error: unknown): CommandError {
    return new CommandError(
      error instanceof FetchError && error.code === 'ECONNREFUSED'
        ? `The registry at ${this.url} is not running. Start it with the site, by npm start; or set REGISTRY_URL if it runs elsewhere.`
        : `The registry at ${this.url} cannot be reached (${reasonOf(error)}). Check REGISTRY_URL and the network.`,
      exitCodes.unreachable,
    );
  }

  private refusal(status: number, json: unknown): CommandError {
    const problem = problemSchema.safeParse(json).data;
    if (problem === undefined)
      return new CommandError(`The registry at ${this.url} answered ${status} without a reason.`);
    const reasons = status === 422 ? (problem.reasons ?? []).map((reason) => `  - ${reason}`) : [];
    const hint = status === 401 ? [this.tokenHint] : [];
    return new CommandError([`${problem.title}: ${problem.detail}`, ...reasons, ...hint].join('\n'));
  }
}

function channel(brand: string, remote: string): string {
  return `/v1/channels/${encodeURIComponent(brand)}/${encodeURIComponent(remote)}`;
}

function layoutPath(brand: string, page: string): string {
  return `/v1/layouts/${encodeURIComponent(brand)}/${encodeURIComponent(page)}`;
}

function flagsPath(brand: string): string {
  return `/v1/flags/${encodeURIComponent(brand)}`;
}

function encoded(files: ReadonlyMap<string, Buffer>) {
  return { files: Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString('base64')])) };
}

function brandPath(id: string): string {
  return `/v1/brands/${encodeURIComponent(id)}`;
}
