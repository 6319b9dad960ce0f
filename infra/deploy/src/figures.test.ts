import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import * as z from 'zod';
import { alerts, dashboards, folder, root } from './testing/documents';
import { startPrograms } from './testing/programs';
import { selectedBy } from './testing/promql';

/** Metrics and labels that Prometheus itself adds. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance'] };
/** Schema of prom-client's metrics: name and labels. */
const metricSchema = z.looseObject({ name: z.string(), labelNames: z.array(z.string()).readonly() });
const { registerMetric } = Registry.prototype;

/** Labels of the metrics that the programs print, by name; of histograms by the names of their series (`_bucket`, …). */
const printed = new Map<string, readonly string[]>();
beforeAll(async () => {
  const labels = new Map<string, readonly string[]>();
  const register = jest.spyOn(Registry.prototype, 'registerMetric').mockImplementation(function (
    this: Registry,
    metric,
  ) {
    const { name, labelNames } = metricSchema.parse(metric);
    labels.set(name, labelNames);
    return registerMetric.call(this, metric);
  });
  const running = await startPrograms();
  const text = await running.figures();
  await running.close();
  register.mockRestore();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const own = labels.get(name) ?? [];
    if (type !== 'histogram') printed.set(name, own);
    else
      for (const part of ['_bucket', '_sum', '_count'])
        printed.set(name + part, part === '_bucket' ? [...own, 'le'] : own);
  }
});

const all = [
  ...alerts().map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboards().flatMap(({ title, panels }) =>
    panels.flatMap((panel) => panel.targets.map(({ expr }) => ({ where: `${title}: ${panel.title}`, expr }))),
  ),
].map(({ where, expr }) => ({ where, selected: selectedBy(expr) }));

test('every metric of an alert or a panel is printed by a program', () => {
  const unknown = all.flatMap(({ where, selected }) =>
    selected
      .filter(({ metric }) => !printed.has(metric) && !ofPrometheus.metrics.includes(metric))
      .map(({ metric }) => `${where}: ${metric}`),
  );
  expect(all.length).toBeGreaterThan(80);
  expect(unknown).toEqual([]);
});

test('every label that an alert or a panel selects or groups by is a label of the metric', () => {
  const unknown = all.flatMap(({ where, selected }) =>
    selected.flatMap(({ metric, labels }) => {
      const known = [...(printed.get(metric) ?? []), ...ofPrometheus.labels];
      return labels.filter((label) => !known.includes(label)).map((label) => `${where}: ${label} of ${metric}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test('the labels in an alert’s text are in its expression', () => {
  const unsaid = alerts().flatMap(({ alert, expr, annotations }) => {
    const said = [...`${annotations.summary} ${annotations.description}`.matchAll(/\$labels\.(\w+)/g)].map(
      ([, label = '']) => label,
    );
    const isGrouped = /\b(sum|min|max|count|avg)\b/.test(expr);
    const given = selectedBy(expr).flatMap(({ labels }) => labels);
    const known = isGrouped ? given : [...given, ...ofPrometheus.labels];
    return said.filter((label) => !known.includes(label)).map((label) => `${alert}: ${label}`);
  });
  expect(unsaid).toEqual([]);
});

test('every metric of our own programs is used by an alert or a panel', () => {
  const read = new Set(
    all.flatMap(({ selected }) => selected.map(({ metric }) => metric.replace(/_(bucket|sum|count)$/, ''))),
  );
  const own = [...printed.keys()].filter((name) => /^(forecourt|marketplace|registry|accounts|content)_/.test(name));
  expect(own.length).toBeGreaterThan(30);
  expect(
    [...new Set(own.map((name) => name.replace(/_(bucket|sum|count)$/, '')))].filter((name) => !read.has(name)),
  ).toEqual([]);
});

test('every alert has a unique name, and leads to a row of the table of faults', () => {
  const names = alerts().map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const lost = alerts().filter(({ annotations: { runbook } }) => {
    const [document, anchor] = runbook.split('#');
    return document !== 'docs/operating.md' || !operating.includes(`<a id="${anchor}"></a>`);
  });
  expect(lost.map(({ annotations }) => annotations.runbook)).toEqual([]);
});

test('panels have unique numbers, and so have dashboards', () => {
  for (const { panels } of dashboards()) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(dashboards().map(({ uid }) => uid)).size).toBe(3);
});

test('Prometheus scrapes every program, under the job names that alerts and panels use', () => {
  const schema = z.object({
    rule_files: z.tuple([z.literal('alerts.yml')]),
    scrape_configs: z.array(
      z.object({ job_name: z.string(), static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
    ),
  });
  const { scrape_configs: jobs } = schema.parse(parse(readFileSync(join(folder, 'prometheus/prometheus.yml'), 'utf8')));
  const expressions = alerts()
    .map(({ expr }) => expr)
    .join('\n');
  const named = [...expressions.matchAll(/job=~?"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  expect(jobs.map(({ job_name: job }) => job).sort()).toEqual([...new Set(named)].sort());
});
