import type { MeasuredPage } from './field/main';
import { measureSomeVisits } from './measure-some-visits';

const page = (percent: number) =>
  ({
    plan: { measured: percent, field: '/field.js', scripts: { '/field.js': 'sha384-field' } },
  }) as unknown as MeasuredPage;
/** Returns the page that is measured, and the script that was requested for it. */
const measured = () => {
  const script = document.querySelector<HTMLScriptElement>('script[src="/field.js"]');
  return script === null ? null : { page: globalThis.__fcMeasured, integrity: script.integrity };
};
let idle: (() => void)[];
/** Lets the browser be idle. */
const beIdle = async () => {
  await Promise.all(idle.splice(0).map((callback) => callback()));
};

beforeEach(() => {
  idle = [];
  document.head.replaceChildren();
  globalThis.__fcMeasured = undefined;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  Object.assign(navigator, { connection: undefined });
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
});
afterEach(() => jest.restoreAllMocks());

test('a visit of the sample is measured once the page is idle', async () => {
  measureSomeVisits(page(26));
  expect(measured()).toBeNull();
  await beIdle();
  expect(measured()).toEqual({ page: page(26), integrity: 'sha384-field' });
});

test.each([
  ['outside of the sample', 25, undefined],
  ['of a site that measures none', 0, undefined],
  ['of somebody who saves data', 100, { saveData: true }],
])('a visit %s is not measured', async (_which, percent, connection) => {
  Object.assign(navigator, { connection });
  measureSomeVisits(page(percent));
  await beIdle();
  expect(measured()).toBeNull();
});
