/** Follows the sessions of `fragment dev` that a page shows: swaps each build in, or loads the page again, and shows errors. */
import type { DevReport } from '@forecourt/contracts/dev-sessions';
import type { PreviewChange } from '../../server/routes/preview-changes';
import type { BuildOnPage } from '../../server/steps/development/development';
import type { Inspection } from '../../server/steps/inspection';
import { ErrorOverlay } from './error-overlay';

type Findings = NonNullable<PreviewChange[string]>['findings'];

export interface Developing {
  /** Versions that the page was made with. */
  versions: Inspection['dev'];
  /** Loads the page again. */
  reload: () => void;
  onFindings: (findings: Findings) => void;
}

/** Longest stack that is reported, characters. */
const longestStack = 8000;
/** Time after which a page counts as painted although it is not visible, ms. */
const paintedMs = 100;

export function develop({ versions, reload, onFindings }: Developing): void {
  const overlay = new ErrorOverlay();
  const shown = new Map(Object.entries(versions));
  const facts = new Map<string, string>();
  /** Hashes of each remote's stylesheets that the page has. */
  const looks = new Map<string, string>();
  /** Builds are swapped one after the other. */
  let turn: Promise<unknown> = Promise.resolve();

  const report = (remote: string, what: DevReport) =>
    void fetch('/_shell/preview/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ remote, report: what }),
    }).catch((error: unknown) => console.error('A report did not reach fragment dev.', error));

  watchErrors((remote, stack) => {
    const version = shown.get(remote);
    if (version != null) report(remote, { kind: 'browser', version, stack });
  });

  const take = async (remote: string, build: BuildOnPage) => {
    const before = shown.get(remote);
    const known = facts.get(remote);
    facts.set(remote, build.facts);
    const look = looks.get(remote);
    looks.set(remote, build.styles.map(([, integrity]) => integrity).join());
    if (before === build.version) return;
    const page = globalThis.__fcDev;
    if (page === undefined || before == null || known !== build.facts || !isAlive(versions[remote] ?? ''))
      return reload();
    try {
      shown.set(remote, build.version);
      const styles = look === looks.get(remote) ? null : build.styles;
      await page.swap(remote.replaceAll('-', '_'), { entry: build.entry, styles });
      await painted();
      report(remote, { kind: 'shown', version: build.version, how: 'refreshed' });
    } catch (error) {
      report(remote, { kind: 'browser', version: build.version, stack: stackOf(error) });
    }
  };

  for (const [remote, version] of shown)
    if (version !== null) void painted().then(() => report(remote, { kind: 'shown', version, how: 'loaded' }));
  const source = new EventSource('/_shell/preview/changes');
  source.onmessage = ({ data }) => {
    const change = JSON.parse(String(data)) as PreviewChange;
    const sessions = Object.entries(change);
    // After the end of its session a page shows what everybody sees.
    if (sessions.some(([remote, session]) => session === null && versions[remote] !== null)) {
      source.close();
      return reload();
    }
    overlay.show(sessions.map(([, session]) => session?.problem ?? null).find((problem) => problem !== null) ?? null);
    const findings = sessions.flatMap(([, session]) => session?.findings ?? []);
    onFindings(sessions.every(([, session]) => session?.findings == null) ? null : findings);
    for (const [remote, session] of sessions) {
      const build = session?.build;
      if (build != null) turn = turn.then(() => take(remote, build));
    }
  };
}

/** Whether all slots that a page was made with a version of are hydrated, so that they can follow the next one. */
function isAlive(version: string): boolean {
  const slots = [...document.querySelectorAll('[data-slot][data-version]')];
  return slots.every((slot) => slot.getAttribute('data-version') !== version || slot.hasAttribute('data-alive'));
}

/** Calls back with errors whose stack is in a file of a remote: uncaught ones, and those that the host logs. */
function watchErrors(onError: (remote: string, stack: string) => void): void {
  const told = new Set<string>();
  const look = (error: unknown) => {
    const stack = stackOf(error);
    const [, remote] = /\/_shell\/remotes\/([^/\s]+)\//.exec(stack) ?? [];
    if (remote === undefined || told.has(stack)) return;
    told.add(stack);
    onError(remote, stack);
  };
  addEventListener('error', ({ error }) => look(error));
  addEventListener('unhandledrejection', ({ reason }) => look(reason));
  const log = console.error.bind(console);
  console.error = (...given: unknown[]) => {
    for (const one of given) if (one instanceof Error) look(one);
    log(...given);
  };
}

const stackOf = (error: unknown) =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, longestStack);

/** Resolves when the browser has painted what was rendered until now. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, paintedMs);
  });
}
