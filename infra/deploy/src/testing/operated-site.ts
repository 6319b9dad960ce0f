import childProcess from 'node:child_process';
import { type Logger, pino } from 'pino';
import { adsSource } from '../../../../shell/src/server/testing/fake-content';
import { fakeRemote } from '../../../../shell/src/server/testing/fake-remote';
import {
  eventually,
  paidFragments,
  plainRemotes,
  startTestSite,
  type TestSite,
} from '../../../../shell/src/server/testing/test-shell';
import { startTestRegistry, type TestRegistry } from '../../../registry/src/testing/registry';

export const reportToken = 'shell:a-token-for-reports';

/** A log in memory, as texts. */
function recordedLog(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(Object.values(JSON.parse(line) as object).join('\n'));
  return { lines, logger: pino({ level: 'info' }, { write }) };
}

/** Remotes that need sources, besides those that need none. */
function remotes() {
  const says = (source: string) => `return h('p', null, props.data.${source} ? 'with' : 'without');`;
  return {
    ...plainRemotes(),
    'mfe-ads': fakeRemote({
      ...{ name: 'mfe-ads', needs: ['ads'], sources: adsSource },
      fragments: { 'footer-banner': says('ads'), 'grid-ad': 'return null;' },
    }),
    'mfe-showcase': fakeRemote({
      ...{ name: 'mfe-showcase', needs: ['showcase'] },
      fragments: {
        'certified-program': 'return null;',
        ...Object.fromEntries(paidFragments.map((name) => [name, 'return null;'])),
        'vehicle-highlights': says('showcase'),
      },
    }),
  };
}

/** A site as an operator sees it: a shell with its upstreams, a real registry, and the logs and metrics of both. */
export class OperatedSite {
  private constructor(
    readonly site: TestSite,
    readonly registry: TestRegistry,
    private readonly lines: readonly string[],
    /** All started processes. */
    private readonly spawned: jest.SpyInstance,
  ) {}

  static async start(): Promise<OperatedSite> {
    const spawned = jest.spyOn(childProcess, 'spawn');
    const { logger, lines } = recordedLog();
    const site = await startTestSite({
      remotes: remotes(),
      env: { PAGES_AT_ONCE: '2', PAGES_WAITING: '1', EVENTS_MB_PER_DAY: '1' },
      log: logger,
    });
    const registry = await startTestRegistry({}, undefined, { reportTokens: reportToken }, logger);
    await eventually(
      () => site.page(),
      (page) => page.outcome('filters') === 'ok' && page.outcome('results') === 'ok',
    );
    return new OperatedSite(site, registry, lines, spawned);
  }

  /** Returns the log after a number of lines. */
  said(since: number): string[] {
    return this.lines.slice(since);
  }

  get lineCount(): number {
    return this.lines.length;
  }

  async figures(): Promise<string> {
    const ofRegistry = await fetch(`${this.registry.url}/metrics`);
    return `${await this.site.metrics()}\n${await ofRegistry.text()}`;
  }

  /** Lists the shell's live renderers. */
  renderers(): number[] {
    return this.spawned.mock.results.flatMap(({ value }) =>
      value.exitCode === null && value.signalCode === null ? [value.pid] : [],
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.site.close(), this.registry.close()]);
    this.spawned.mockRestore();
  }
}
