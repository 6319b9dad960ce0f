import { type Manifest, type ModuleKey, moduleKey } from '@forecourt/contracts';
import { RendererDeath } from '@forecourt/renderer';
import { FetchError, type Log, reasonOf } from '@forecourt/service';
import { type FailureReason, isUntried } from '../failure';
import type { SourceLines } from '../source-lines/source-lines';
import type { ErrorReports } from './error-reports';
import { RemoteFileError } from './fetch-verified';
import type { RemoteFiles } from './remote-files';

/** A version of a remote that is ready to render, or the reason why it is not. */
export interface Release {
  key: ModuleKey;
  remote: string;
  version: string;
  manifest: Manifest | null;
  failure: { reason: FailureReason; message: string } | null;
}

/** Dependencies for making versions ready. */
export interface Preparing {
  files: RemoteFiles;
  modules: {
    load(key: ModuleKey, code: string): Promise<void>;
    unload(key: ModuleKey): void;
  };
  /** Says where in the team's source a version failed. */
  sourceLines: Pick<SourceLines, 'resolve'>;
  /** Tells teams what failed; absent if errors are not reported. */
  errors?: Pick<ErrorReports, 'add'> | undefined;
  log: Log;
}

export function draftOf(remote: string, version: string): Release {
  return { key: moduleKey(remote, version), remote, version, manifest: null, failure: null };
}

/**
 * Fetches, verifies and loads a version. Fills in the draft as it goes: once the manifest is there, its static fallbacks can be used.
 * Never rejects.
 */
export async function prepareRelease(
  draft: Release,
  { files, modules, sourceLines, errors, log }: Preparing,
): Promise<Release> {
  const { key, remote, version } = draft;
  try {
    const manifest = await files.manifest(remote, version);
    if (manifest === undefined) throw new Error(`${key} is requested, but the registry knows no such version`);
    draft.manifest = manifest;
    const server = await files.file(remote, version, manifest.server);
    if (server === undefined) throw new Error(`${key}: the manifest lists no ${manifest.server}`);
    const styles = new Set(Object.values(manifest.fragments).flatMap((fragment) => fragment.css));
    await Promise.all([...styles].map((path) => files.file(remote, version, path)));
    await modules.load(key, server.bytes.toString());
    void warm(manifest, files, log);
    return { ...draft };
  } catch (error) {
    const failure = { reason: failureReason(error), message: reasonOf(error) };
    if (!isUntried(failure)) errors?.add(key, { where: 'server', what: 'loading', text: failure.message });
    return { ...draft, failure: { ...failure, message: await sourceLines.resolve(failure.message, key) } };
  }
}

/** Fetches the browser's files before the first browser requests them. */
async function warm({ name, version, server, files: listed }: Manifest, files: RemoteFiles, log: Log): Promise<void> {
  const browserFiles = Object.keys(listed).filter((path) => path !== server);
  const settled = await Promise.allSettled(browserFiles.map((path) => files.file(name, version, path)));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined)
    log.warn({ remote: name, version, reason: reasonOf(failed.reason) }, 'browser files could not be fetched');
}

function failureReason(error: unknown): FailureReason {
  if (error instanceof RemoteFileError || isMissing(error)) return 'wrong-files';
  if (error instanceof FetchError) return 'unreachable';
  if (error instanceof RendererDeath)
    return error.how === 'killed' || error.how === 'starved' ? 'no-renderer' : error.how;
  return 'not-loaded';
}

/** Whether the server answered that there is no such file, or one that no version may have. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  return error.failure === 'too-large' || error.status === 404 || error.status === 410;
}
