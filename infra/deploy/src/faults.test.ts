import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fakeRemote } from '../../../shell/src/server/testing/fake-remote';
import { filesOf } from '../../../shell/src/server/testing/files-of';
import { eventually, type Page } from '../../../shell/src/server/testing/test-shell';
import { alerts } from './testing/documents';
import { type FaultRow, faultRows, valuesOf } from './testing/fault-table';
import { OperatedSite, reportToken } from './testing/operated-site';
import { selectedBy } from './testing/promql';

const rows = faultRows();
let operated: OperatedSite;
beforeAll(async () => {
  operated = await OperatedSite.start();
});
afterAll(() => operated.close());

const page = (path?: string) => operated.site.page(path);
const untilPage = (isSo: (page: Page) => boolean, path?: string) => eventually(() => page(path), isSo);
const isWhole = ({ status, outcome }: Page) =>
  status === 200 &&
  ['hero', 'filters', 'highlights', 'save-search', 'results', 'footer-ad'].every((slot) => outcome(slot) === 'ok');
const isWholeBut = (slot: string, is: string) => (one: Page) =>
  one.status === 200 && one.outcome(slot) === is && one.outcome('results') === 'ok';

let made = 0;
/** Publishes a new version and makes it live on all brands. @returns the version */
function deploy(body: string): string {
  made += 1;
  const version = `2.0.${made}`;
  operated.site.registry.publish(fakeRemote({ name: 'mfe-filters', version, fragments: { filters: body } }));
  return version;
}
/** Restores the version that was live at the start. */
async function rollBack(): Promise<void> {
  operated.site.registry.promote('mfe-filters', '1.0.0');
  await untilPage((one) => isWhole(one) && one.version('filters') === '1.0.0');
}

type Upstream = 'marketplace' | 'accounts' | 'content' | 'registry';
/** Closes a service. @returns a function that starts it again */
async function away(name: Upstream): Promise<() => Promise<void>> {
  await operated.site[name].close();
  return () => operated.site[name].listen();
}
/** Lets a service answer a path with `answer`. @returns a function that restores it */
function answering(name: Upstream, path: string, answer: (response: ServerResponse) => unknown): () => void {
  operated.site[name].fault = (request, response) => {
    if (request.url?.startsWith(path) !== true) return false;
    answer(response);
    return true;
  };
  return () => {
    operated.site[name].fault = () => false;
  };
}
/** Sends a report as a page does. */
async function report(what: 'failed' | 'stray', told: object): Promise<void> {
  const { url } = operated.site.shell;
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const sent = await fetch(`${url}/_shell/${what}`, { method: 'POST', headers, body: JSON.stringify(told) });
  expect(sent.status).toBe(204);
}
const listing = '/rest/lsc/listing?';
const own = (...path: string[]) => join(operated.site.dataDir, 'shell', ...path);

/** Functions that cause each fault and check what visitors see. @returns a function that removes the fault */
const faults: Readonly<Record<string, () => Promise<() => unknown>>> = {
  async 'the-marketplace-is-down'() {
    const back = await away('marketplace');
    const stale = await page();
    expect([stale.status, (await filesOf(operated.site, stale)).view.stale]).toEqual([200, ['listing']]);
    return back;
  },
  async 'the-marketplace-is-slow'() {
    const back = answering('marketplace', '/rest/lsc/listing/alpha', () => {});
    await untilPage(isWholeBut('highlights', 'late'));
    return back;
  },
  async 'the-marketplace-lies'() {
    const back = answering('marketplace', listing, (response) => response.writeHead(200).end('<p>not this</p>'));
    expect((await page('/cars-for-sale/new')).status).toBe(500);
    return back;
  },
  async 'the-accounts-are-down'() {
    const back = await away('accounts');
    const body = new URLSearchParams({ emailAddress: 'ann@example.com' });
    const answer = await fetch(`${operated.site.shell.url}/account-api/email-subscribe`, {
      method: 'POST',
      headers: { Origin: operated.site.shell.url },
      body,
    });
    expect(await answer.text()).toContain('Your search was not saved');
    expect(isWhole(await page())).toBe(true);
    return back;
  },
  async 'a-service-describes-itself-badly'() {
    const { content } = operated.site;
    const { description } = content;
    content.description = { version: 2 };
    expect(isWhole(await page())).toBe(true);
    return () => {
      content.description = description;
    };
  },
  async 'the-content-service-is-down'() {
    const back = await away('content');
    const { status, html } = await untilPage(isWhole);
    expect([status, html.includes('<p>without</p>')]).toEqual([200, true]);
    return back;
  },
  async 'the-registry-is-down'() {
    const errors = { metric: 'forecourt_registry_errors_total', labels: { reason: 'unreachable' }, value: null };
    const back = await away('registry');
    // The metric grows as long as the fault lasts, so that its rate shows it.
    await eventually(operated.figures.bind(operated), (text) => (valuesOf(errors, text)[0] ?? 0) >= 2);
    expect(isWhole(await page())).toBe(true);
    return back;
  },
  async 'the-registry-answers-what-cannot-be-read'() {
    const back = answering('registry', '/v1/channels', (response) => response.writeHead(200).end('<p>a proxy</p>'));
    operated.site.registry.change({});
    await untilPage(isWhole);
    return back;
  },
  async 'the-registry-goes-back'() {
    const { registry } = operated.site;
    const last = registry.snapshot;
    registry.snapshot = { revision: 0, channels: {}, versions: {}, layouts: {}, flags: {}, brands: {} };
    await untilPage(isWhole);
    return () => {
      registry.snapshot = last;
      registry.change({});
    };
  },
  async 'the-registrys-disk-is-full'() {
    const { registry } = operated;
    // A file instead of the folder makes writes fail like a full disk, even for root.
    await rm(join(registry.folder, 'tmp'), { recursive: true });
    await writeFile(join(registry.folder, 'tmp'), '');
    await expect(registry.publish('mfe-sample', '0.1.0')).rejects.toThrow(/500|internal/);
    // The result of a test write is cached for seconds, and a look at the metrics makes one.
    const health = async () => (await registry.call('GET', '/healthz')).text();
    await eventually(health, (text) => text.includes('registry/cannot-store'));
    return async () => {
      await rm(join(registry.folder, 'tmp'));
      await registry.publish('mfe-sample', '0.1.0');
    };
  },
  async 'the-shells-disk-is-full'() {
    await rm(own(), { recursive: true });
    await writeFile(own(), '');
    const version = deploy("return h('p');");
    await untilPage((one) => isWhole(one) && one.version('filters') === version);
    return async () => {
      await rm(own());
      await rollBack();
    };
  },
  async 'a-fragment-throws'() {
    deploy("throw new Error('no');");
    await untilPage(isWholeBut('filters', 'fallback'));
    return rollBack;
  },
  async 'a-fragment-loops'() {
    const version = deploy("if (JSON.stringify(props.state).includes('7777')) for (;;); return h('p');");
    await untilPage((one) => isWhole(one) && one.version('filters') === version);
    await untilPage(isWholeBut('filters', 'fallback'), '/cars-for-sale/all?minPrice=7777');
    return rollBack;
  },
  async 'renderers-are-killed'() {
    for (const renderer of operated.renderers().slice(0, 1)) process.kill(renderer, 'SIGKILL');
    expect(isWhole(await page())).toBe(true);
    return () => {};
  },
  async 'a-version-cannot-be-had'() {
    const back = answering('registry', `/files/mfe-filters/2.0.${made + 1}/`, (response) =>
      response.writeHead(404).end(),
    );
    deploy("return h('p');");
    expect((await untilPage(isWhole)).version('filters')).toBe('1.0.0');
    return async () => {
      back();
      await rollBack();
    };
  },
  async 'the-first-version-fails'() {
    const { registry } = operated;
    await registry.publish('mfe-first', '1.0.0');
    await registry.promote('maker', 'mfe-first', '1.0.0');
    const did = { renders: 100, fallbacks: 100, deaths: 4, unloadable: false };
    const outcomes = [{ brand: 'maker', remote: 'mfe-first', version: '1.0.0', ...did }];
    await registry.call('POST', '/v1/reports', { outcomes }, { authorization: `Bearer ${reportToken}` });
    expect(await (await registry.promote('maker', 'mfe-first', '1.0.0')).json()).toMatchObject({
      changes: [{ brand: 'maker', from: null }],
    });
    return () => {};
  },
  async 'a-new-version-fails'() {
    const { registry } = operated;
    for (const version of ['1.0.0', '1.1.0']) {
      await registry.publish('mfe-sample', version);
      await registry.promote('maker', 'mfe-sample', version);
    }
    const outcomes = [
      {
        brand: 'maker',
        remote: 'mfe-sample',
        version: '1.1.0',
        renders: 100,
        fallbacks: 50,
        deaths: 0,
        unloadable: false,
      },
    ];
    await registry.call('POST', '/v1/reports', { outcomes }, { authorization: `Bearer ${reportToken}` });
    const { channels } = await (await registry.call('GET', '/v1/channels')).json();
    expect(channels.maker['mfe-sample'].version).toBe('1.0.0');
    return () => {};
  },
  async 'a-new-version-is-worse'() {
    const { registry } = operated;
    const reported = (version: string, failed: number) => {
      const did = { renders: 500, fallbacks: 0, deaths: 0, unloadable: false };
      const field = { visits: 500, failed, values: {} };
      const outcomes = [{ brand: 'maker', remote: 'mfe-slower', version, ...did, field }];
      return registry.call('POST', '/v1/reports', { outcomes }, { authorization: `Bearer ${reportToken}` });
    };
    for (const [version, failed] of [
      ['1.0.0', 0],
      ['1.1.0', 100],
    ] as const) {
      await registry.publish('mfe-slower', version);
      await registry.promote('maker', 'mfe-slower', version);
      await reported(version, failed);
    }
    const { channels } = await (await registry.call('GET', '/v1/channels')).json();
    expect(channels.maker['mfe-slower'].version).toBe('1.0.0');
    return () => {};
  },
  async 'a-fragment-throws-in-browsers'() {
    await report('failed', { slot: 'filters', remote: 'mfe-filters', version: '1.0.0', reason: 'x is not a function' });
    return () => {};
  },
  async 'a-fragment-leaves-a-promise-to-reject'() {
    const version = deploy("Promise.reject(new Error('left alone')); return h('p');");
    await untilPage((one) => isWhole(one) && one.version('filters') === version);
    return rollBack;
  },
  async 'a-fragment-does-more-in-browsers'() {
    await report('stray', { kind: 'hydration', remote: 'mfe-filters', version: '1.0.0', reason: 'other HTML' });
    return () => {};
  },
  async 'more-ask-than-can-be-served'() {
    const held: ServerResponse[] = [];
    const back = answering('marketplace', listing, (response) => held.push(response));
    const burst = Array.from({ length: 8 }, () => page());
    expect(await Promise.any(burst)).toMatchObject({
      status: 503,
      html: expect.stringContaining('This page tries again by itself in a few seconds'),
    });
    back();
    for (const response of held) response.writeHead(200).end(JSON.stringify(operated.site.marketplace.listing));
    await Promise.all(burst);
    return () => {};
  },
  async 'a-shell-is-not-ready'() {
    const { site } = operated;
    await site.restartShell(async () => {
      await site.marketplace.close();
      // The same as on a new machine.
      await rm(own(), { recursive: true });
    });
    expect((await page('/healthz')).status).toBe(503);
    expect(await page()).toMatchObject({
      status: 503,
      html: expect.stringContaining('We are just starting up'),
    });
    return () => site.marketplace.listen();
  },
  async 'more-is-measured-than-is-kept'() {
    const { url } = operated.site.shell;
    const tell = () => {
      const at = Date.now();
      const events = Array.from({ length: 100 }, () => ({
        ...{ event: randomUUID(), type: 'hide', at, placement: 'premium', id: 'listing-1' },
      }));
      return fetch(`${url}/_shell/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: JSON.stringify({ plan: '', on: 'results', sent: at, events }),
      });
    };
    let { status } = await tell();
    while (status === 204) ({ status } = await tell());
    expect(status).toBe(429);
    return () => {};
  },
  async 'a-clock-is-wrong'() {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    const [said = 0] = valuesOf({ metric: 'process_clock_seconds', labels: {}, value: null }, await operated.figures());
    expect(said - now() / 1000).toBeGreaterThan(3500);
    operated.site.registry.change({});
    return () => clock.mockRestore();
  },
};

/** Lists the row's log lines and metrics that have not appeared since then. */
async function missing({ log, figures }: FaultRow, since: { lines: number; figures: string }): Promise<string[]> {
  const said = operated.said(since.lines);
  const text = await operated.figures();
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return [
    ...log.filter((line) => !said.some((one) => one.includes(line))),
    ...figures
      .filter((figure) => {
        const now = valuesOf(figure, text);
        return figure.value === null ? sum(now) <= sum(valuesOf(figure, since.figures)) : !now.includes(figure.value);
      })
      .map(({ metric, value }) => `${metric} ${value ?? 'has not grown'}`),
  ];
}

test.each(rows.filter(({ isCited }) => !isCited).map((row) => [row.fault, row] as const))(
  '%s: appears in the log lines and metrics of its row',
  async (_fault, row) => {
    const provoke = faults[row.id];
    if (provoke === undefined) throw new Error(`Nothing here provokes ${row.id}.`);
    const since = { lines: operated.lineCount, figures: await operated.figures() };
    const heal = await provoke();
    expect(
      await eventually(
        () => missing(row, since),
        (left) => left.length === 0,
      ),
    ).toEqual([]);
    await heal();
    await untilPage(isWhole);
  },
);

test('the table has a row for every provoked fault, with log lines and metrics', () => {
  expect(Object.keys(faults).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  const thin = rows.filter(({ isCited, log, figures }) => figures.length === 0 || (log.length === 0 && !isCited));
  expect(thin.map(({ id }) => id)).toEqual([]);
});

test('the alerts of a row exist, and one of them watches a metric of the row', () => {
  const rules = new Map(alerts().map(({ alert, expr }) => [alert, selectedBy(expr).map(({ metric }) => metric)]));
  expect(rows.flatMap((row) => row.alerts.filter((alert) => !rules.has(alert)))).toEqual([]);
  const blind = rows.filter((row) => {
    const watched = row.alerts
      .flatMap((alert) => rules.get(alert) ?? [])
      .map((metric) => metric.replace(/_bucket$/, ''));
    return !row.figures.some(
      ({ metric }) => watched.includes(metric.replace(/_count$/, '')) || watched.includes(metric),
    );
  });
  expect(blind.map(({ id }) => id)).toEqual([]);
});
