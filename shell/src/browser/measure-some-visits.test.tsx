import type { MeasuredPage } from './field/main';
import { measureSomeVisits } from './measure-some-visits';

const measured: MeasuredPage[] = [];
jest.mock('./field/main', () => ({ measure: (page: MeasuredPage) => measured.push(page) }));

const page = (percent: number) => ({ plan: { measured: percent } }) as MeasuredPage;
let idle: (() => void)[];
/** Lets the browser be idle. */
const beIdle = async () => {
  await Promise.all(idle.splice(0).map((callback) => callback()));
};

beforeEach(() => {
  idle = [];
  measured.length = 0;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  Object.assign(navigator, { connection: undefined });
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
});
afterEach(() => jest.restoreAllMocks());

test('a visit of the sample is measured once the loaded page is idle', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  measureSomeVisits(page(26));
  await beIdle();
  expect(measured).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(measured).toEqual([]);
  await beIdle();
  expect(measured).toEqual([page(26)]);
});

test.each([
  ['outside of the sample', 25, undefined],
  ['of a site that measures none', 0, undefined],
  ['of somebody who saves data', 100, { saveData: true }],
])('a visit %s is not measured', async (_which, percent, connection) => {
  Object.assign(navigator, { connection });
  measureSomeVisits(page(percent));
  await beIdle();
  expect(measured).toEqual([]);
});
