import type { FieldMetric } from '@forecourt/contracts/field';
import fc from 'fast-check';
import { fieldReportSchema } from '../../server/field/field-report';
import { Visit } from './visit';

const keys = ['mfe-ads@1.0.0', 'mfe-filters@2.1.0'];

test('a visit reports its versions and errors while it lasts, and its values once the page is hidden', () => {
  const failing = new Set<string>();
  const visit = new Visit('results', keys, failing);
  visit.raise('mfe-ads@1.0.0', 'inp', 250);
  visit.raise('mfe-ads@1.0.0', 'inp', 80);
  visit.add('mfe-filters@2.1.0', 'blocking', 60);
  visit.add('mfe-filters@2.1.0', 'blocking', 70);
  visit.raisePage('inp', 250);
  visit.searched(140);
  const unknown = { isNew: true, hasFailed: false, values: {} };
  expect(visit.report(false)).toEqual({
    ...{ page: 'results', values: {}, searches: [140] },
    versions: { 'mfe-ads@1.0.0': unknown, 'mfe-filters@2.1.0': unknown },
  });
  expect(visit.report(false)).toBeNull();
  failing.add('mfe-filters@2.1.0');
  expect(visit.report(false)?.versions).toEqual({
    'mfe-filters@2.1.0': { isNew: false, hasFailed: true, values: {} },
  });
  expect(visit.report(true)).toEqual({
    ...{ page: 'results', values: { inp: 250 }, searches: [] },
    versions: {
      'mfe-ads@1.0.0': { isNew: false, hasFailed: false, values: { cls: 0, blocking: 0, inp: 250 } },
      'mfe-filters@2.1.0': { isNew: false, hasFailed: false, values: { cls: 0, blocking: 130 } },
    },
  });
  visit.raise('mfe-ads@1.0.0', 'inp', 900);
  expect(visit.report(true)).toBeNull();
});

test('values of the site’s own HTML, and of versions that the page does not have, are left out', () => {
  const visit = new Visit('results', ['mfe-ads@1.0.0'], new Set(['mfe-stranger@1.0.0']));
  visit.raise(undefined, 'lcp', 900);
  visit.add('mfe-stranger@1.0.0', 'bytes', 900);
  expect(visit.report(true)?.versions).toEqual({
    'mfe-ads@1.0.0': { isNew: true, hasFailed: false, values: { cls: 0, blocking: 0 } },
  });
});

const key = fc.constantFrom(...keys);
const step = fc.oneof(
  fc.record({ kind: fc.constant('raise' as const), key, metric: fc.constantFrom<FieldMetric>('lcp', 'inp', 'cls') }),
  fc.record({ kind: fc.constant('fail' as const), key }),
  fc.record({ kind: fc.constant('report' as const), isHidden: fc.boolean() }),
);

test('whatever happens, each version is new once, fails once at most, has each value once, and reports are valid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const failing = new Set<string>();
      const visit = new Visit('results', keys, failing);
      const reports = [...steps, { kind: 'report' as const, isHidden: true }].flatMap((one) => {
        if (one.kind === 'raise') visit.raise(one.key, one.metric, 5);
        else if (one.kind === 'fail') failing.add(one.key);
        else return fieldReportSchema.nullable().parse(visit.report(one.isHidden)) ?? [];
        return [];
      });
      for (const version of keys) {
        const told = reports.flatMap(({ versions }) => versions[version] ?? []);
        expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
        expect(told.filter(({ hasFailed }) => hasFailed)).toHaveLength(failing.has(version) ? 1 : 0);
        expect(told.filter(({ values }) => 'cls' in values)).toHaveLength(1);
      }
    }),
  );
});
