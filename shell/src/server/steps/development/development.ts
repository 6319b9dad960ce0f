/** Unpublished builds on the pages of their developers: sessions of `fragment dev`, and the renderer for their pages. */
import { type Manifest, type ModuleKey, moduleOf, type Plan } from '@forecourt/contracts';
import type { DevNotes } from '@forecourt/contracts/dev-sessions';
import type { Preview } from '@forecourt/contracts/previews';
import { own } from '@forecourt/service';
import type { ShownBuilds } from '../plan';
import { remoteUrl } from '../plan/make-plan';
import type { Renderer } from '../render';
import { digest } from '../text-digest';
import { DevRenderer } from './dev-renderer';
import { DevSessions } from './dev-sessions';

/** Characters of a stack that a report may have. */
const longestStack = 8000;

/** Sessions by remote, as a preview names them. */
type Keys = NonNullable<Preview['dev']>;

/** A session as the pages that show it know it. */
export interface SessionOnPage extends DevNotes {
  /** The last build; null before the first one. */
  build: BuildOnPage | null;
}

export interface BuildOnPage {
  version: string;
  /** Digest of what pages are planned by: a page with another one has to be loaded again. */
  facts: string;
  /** The container's entry, and its integrity. */
  entry: { url: string; integrity: string };
  /** All stylesheets, in order: URL and integrity. */
  styles: readonly (readonly [url: string, integrity: string])[];
}

/** Creates the parts that unpublished builds need; none does anything before the first page that shows one. */
export function createDevelopment({
  registryUrl,
  ...options
}: Pick<ConstructorParameters<typeof DevRenderer>[0], 'files' | 'log' | 'sourceLines' | 'create'> & {
  registryUrl: string;
}): Development {
  const renderer: DevRenderer = new DevRenderer({ ...options, isNeeded: () => sessions.size > 0 });
  const onDropped = (remote: string, version: string) => renderer.drop(remote, version);
  const sessions = new DevSessions({ registryUrl, ...options, onDropped });
  return new Development(sessions, renderer);
}

export class Development {
  constructor(
    readonly sessions: DevSessions,
    private readonly renderer: DevRenderer,
  ) {}

  /** Returns the last build of each session, ready to be rendered. Sessions that have ended, or have no build yet, are left out. */
  async shown(keys: Keys): Promise<ShownBuilds> {
    const builds = await Promise.all(
      Object.entries(keys).map(async ([remote, key]) => (await this.sessions.build(remote, key))?.state ?? null),
    );
    const ready = builds.flatMap((state) =>
      state === null || state.build === null ? [] : [{ remote: state.remote, ...state.build }],
    );
    const releases = await Promise.all(ready.map(({ remote, version }) => this.renderer.prepare(remote, version)));
    return {
      versions: Object.fromEntries(ready.map(({ remote, version }) => [remote, version])),
      releases: new Map(releases.map((release) => [release.key, release])),
      known: Object.fromEntries(ready.map(({ remote, version, ...known }) => [remote, { [version]: known }])),
    };
  }

  /** Returns a renderer for a page that shows builds. */
  rendererFor(plan: Plan): Promise<Renderer> {
    return this.renderer.forPlan(plan);
  }

  /** Whether a version is one of the last builds of a preview's sessions. */
  isShown(keys: Keys, remote: string, version: string): boolean {
    const key = own(keys, remote);
    return key !== undefined && this.sessions.has(key, version);
  }

  /** Returns a session for the browser; null after its end. */
  onPage(key: string): SessionOnPage | null {
    const known = this.sessions.known(key);
    if (known === null) return null;
    const { problem, findings } = known.state;
    return { problem, findings, build: known.manifest && buildOnPage(known.manifest) };
  }

  /** Tells the command of a build that one of its slots failed on a page. @param key undefined if the failure is no version's */
  reportFailure(keys: Keys, key: ModuleKey | undefined, stack: string): void {
    if (key === undefined) return;
    const { remote, version } = moduleOf(key);
    const session = own(keys, remote);
    if (session !== undefined)
      void this.sessions.report(session, { kind: 'server', version, stack: stack.slice(0, longestStack) });
  }

  async close(): Promise<void> {
    this.sessions.close();
    await this.renderer.stop();
  }
}

function buildOnPage(manifest: Manifest): BuildOnPage {
  const { name, version, entry, files, fragments } = manifest;
  const urlOf = (path: string) => remoteUrl(name, version, path);
  const integrityOf = (path: string) => files[path]?.integrity ?? '';
  const sheets = [...new Set(Object.values(fragments).flatMap(({ css }) => css))];
  return {
    ...{ version, facts: factsOf(manifest) },
    entry: { url: urlOf(entry), integrity: integrityOf(entry) },
    styles: sheets.map((path) => [urlOf(path), integrityOf(path)] as const),
  };
}

/** What a page is planned by, of a version: everything but its files, and the look of its fallbacks. */
function factsOf({ fragments, sources }: Manifest): string {
  const facts = Object.entries(fragments).map(([name, { js: _js, css: _css, fallback: _fallback, ...facts }]) => [
    name,
    facts,
  ]);
  return digest(JSON.stringify([facts, sources]));
}
