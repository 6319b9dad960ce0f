import {
  contractMismatch,
  filePathSchema,
  limits,
  type Manifest,
  manifestGaps,
  manifestPath,
  manifestSchema,
  type OwnPaths,
  sharedMismatches,
} from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { declaredPath, interfaceGaps } from '@forecourt/contracts/interface';
import { sbomPath, sbomSchema } from '@forecourt/contracts/sbom';
import { answerCheck, parseJson, reasonsOf } from '@forecourt/service';
import { siteRules } from '@forecourt/site';
import semver from 'semver';
import * as z from 'zod';
import { sizeReasons } from './check-sizes';
import { styleReasons } from './check-styles';
import { encodingReasons } from './check-texts';
import { declaredIn } from './declared-in';
import type { Finding, Rule } from './rules';

/** Extension of the brotli copies that a registry stores beside files; uploads may not use it. */
export const brotliSuffix = '.br';

/** An uploaded version: the remote and version that it claims to be, and its files by path. */
export interface Upload {
  remote: string;
  version: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/** The reasons why an upload cannot be published, or its manifest if there are none. */
export type UploadCheck = { findings: Finding[]; manifest: null } | { findings: []; manifest: Manifest };

/**
 * Checks that an upload matches its manifest, fits this tree's contract, and can be stored and served.
 * Continues after the first reason, so that a team sees all faults at once.
 * @param own paths that remotes may call at upstreams that the operator has added
 */
export function checkUpload(upload: Upload, own: OwnPaths = {}): UploadCheck {
  const checked = checkFiles(upload, own);
  const manifest = manifestIn(upload.files);
  if (manifest === null) return checked;
  const findings: Finding[] = [
    ...checked.findings,
    ...encodingReasons(upload.files).map((what) => ({ rule: 'files' as const, what })),
    ...stylesheetReasons(upload.files, manifest).map((what) => ({ rule: 'css' as const, what })),
    ...sizeReasons(upload.files, manifest).map((what) => ({ rule: 'size' as const, what })),
  ];
  return findings.length > 0 ? { findings, manifest: null } : { findings: [], manifest };
}

/**
 * Checks that an upload matches its manifest and fits this tree's contract: all that a build of `fragment dev` has to fulfil, which
 * is neither small nor final. @param own as for `checkUpload`
 */
export function checkFiles(upload: Upload, own: OwnPaths = {}): UploadCheck {
  const findings: Finding[] = [];
  const note = (rule: Rule, reasons: readonly string[]) => {
    findings.push(...reasons.map((what) => ({ rule, what })));
  };
  note('manifest', versionReasons(upload.version));
  note('files', pathReasons([...upload.files.keys()]));
  const manifest = readManifest(upload.files.get(manifestPath));
  if (Array.isArray(manifest)) {
    note('manifest', manifest);
    return { findings, manifest: null };
  }
  note('manifest', identityReasons(upload, manifest));
  note(
    'ranges',
    [contractMismatch(manifest.contract), ...sharedMismatches(manifest.shared)]
      .filter((reason) => reason !== null)
      .map((reason) => `${manifestPath}: ${reason}`),
  );
  note('manifest', [
    ...manifestGaps(manifest, siteRules, own),
    ...extensionReasons(manifest),
    ...exampleReasons(manifest),
    ...privateReasons(upload.files, manifest),
  ]);
  note('files', fileReasons(upload.files, manifest));
  return findings.length > 0 ? { findings, manifest: null } : { findings: [], manifest };
}

/** The contract's pattern allows a few spellings that semver cannot order: leading zeros, numbers beyond 2^53. */
function versionReasons(version: string): string[] {
  return semver.valid(version) === version ? [] : [`version "${version}" is not a version that semver can order`];
}

/** Lists paths that would leave the version's folder, or that collide in a file system. */
function pathReasons(paths: readonly string[]): string[] {
  const reasons: string[] = [];
  const seen = new Map<string, string>();
  const folders = new Set(paths.flatMap((path) => foldersOf(path.toLowerCase())));
  for (const path of paths) {
    const parsed = filePathSchema.safeParse(path);
    if (!parsed.success) {
      reasons.push(`file "${path}": not ${reasonsOf(parsed.error).join(', ')}`);
      continue;
    }
    const lower = path.toLowerCase();
    const twin = seen.get(lower);
    if (twin !== undefined) reasons.push(`files "${twin}" and "${path}" differ in upper and lower case only`);
    if (folders.has(lower)) reasons.push(`"${path}" is both a file and a folder`);
    if (lower.endsWith(brotliSuffix)) {
      reasons.push(`file "${path}": leave ${brotliSuffix} files out, the registry writes its own`);
    }
    seen.set(lower, path);
  }
  return reasons;
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Reads an upload's manifest; null with a reason added if it is invalid. */
export function manifestIn(files: Upload['files']): Manifest | null {
  const manifest = readManifest(files.get(manifestPath));
  return Array.isArray(manifest) ? null : manifest;
}

function readManifest(bytes: Uint8Array | undefined): Manifest | string[] {
  if (bytes === undefined) return [`${manifestPath} is missing`];
  if (bytes.byteLength > limits.manifest) {
    return [
      `${manifestPath} has ${bytes.byteLength} bytes; ${limits.manifest} is the limit: publish fewer fragments and files`,
    ];
  }
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return [`${manifestPath} is not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const parsed = manifestSchema.safeParse(json);
  return parsed.success ? parsed.data : reasonsOf(parsed.error).map((reason) => `${manifestPath}: ${reason}`);
}

function identityReasons({ remote, version }: Upload, manifest: Manifest): string[] {
  const reasons: string[] = [];
  if (manifest.name !== remote)
    reasons.push(`${manifestPath} names the remote "${manifest.name}", the URL "${remote}"`);
  if (manifest.version !== version) {
    reasons.push(`${manifestPath} names the version "${manifest.version}", the URL "${version}"`);
  }
  return reasons;
}

/** Lists examples that do not fit their schema. */
function exampleReasons({ sources }: Manifest): string[] {
  return Object.entries(sources).flatMap(([name, { schema }]) =>
    (schema?.examples ?? []).flatMap((example, index) => {
      const { error } = answerCheck(schema ?? {}).safeParse(example);
      const reason = error && reasonsOf(error)[0];
      return reason === undefined
        ? []
        : [`src/sources.json: example ${index + 1} of ${name} does not fit its schema: ${reason}`];
    }),
  );
}

/** Lists faults of what the registry reads among the private files: the declared props and events, and the list of packages. */
function privateReasons(files: Upload['files'], manifest: Manifest): string[] {
  const sbom = files.get(sbomPath);
  const wrong = sbom && sbomSchema.safeParse(parseJson(Buffer.from(sbom).toString('utf8'))).error;
  const ofSbom = wrong === undefined ? [] : reasonsOf(wrong).map((reason) => `${sbomPath}: ${reason}`);
  try {
    return [...interfaceGaps(manifest, declaredIn(files)), ...ofSbom];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return [...reasonsOf(error).map((reason) => `${declaredPath}: ${reason}`), ...ofSbom];
  }
}

/** Lists scripts and styles with a wrong extension: it determines the content type, by which browsers refuse them. */
function extensionReasons(manifest: Manifest): string[] {
  const named: [string, string, string][] = [
    ['entry', manifest.entry, '.js'],
    ['server', manifest.server, '.js'],
    ...Object.entries(manifest.fragments).flatMap(([name, { js, css }]): [string, string, string][] => [
      ...js.map((file): [string, string, string] => [`fragments.${name}.js`, file, '.js']),
      ...css.map((file): [string, string, string] => [`fragments.${name}.css`, file, '.css']),
    ]),
  ];
  return named
    .filter(([, file, extension]) => !file.endsWith(extension))
    .map(([where, file, extension]) => `${where} names "${file}", which does not end in ${extension}`);
}

/** Lists the stylesheets within the size limit; larger ones are refused without being parsed. */
function stylesheetReasons(files: Upload['files'], manifest: Manifest): string[] {
  const version = { remote: manifest.name, files: new Set(Object.keys(manifest.files)) };
  return [...files].flatMap(([path, bytes]) =>
    path.endsWith('.css') && bytes.byteLength <= limits.stylesheet
      ? styleReasons(path, Buffer.from(bytes).toString(), version)
      : [],
  );
}

function fileReasons(files: Upload['files'], manifest: Manifest): string[] {
  const reasons: string[] = [];
  for (const [path, { size, integrity }] of Object.entries(manifest.files)) {
    const bytes = files.get(path);
    if (path === manifestPath) reasons.push(`${manifestPath} lists itself under files, which no hash can satisfy`);
    else if (bytes === undefined) reasons.push(`file "${path}" is listed in ${manifestPath} but was not uploaded`);
    else if (bytes.byteLength !== size) {
      reasons.push(`file "${path}" has ${bytes.byteLength} bytes, ${manifestPath} says ${size}`);
    } else if (integrityOf(bytes) !== integrity) {
      reasons.push(`file "${path}" is ${integrityOf(bytes)}, ${manifestPath} says ${integrity}`);
    }
  }
  for (const path of files.keys()) {
    if (path !== manifestPath && !Object.hasOwn(manifest.files, path)) {
      reasons.push(`file "${path}" was uploaded but is not listed in ${manifestPath}`);
    }
  }
  return reasons;
}
