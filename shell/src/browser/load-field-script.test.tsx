import { loadFieldScript } from './load-field-script';

const src = '/_shell/assets/field.0123456789.js';
const plan = (percent: number) => ({ field: { url: src, percent }, scripts: { [src]: 'sha384-of-it' } });
/** Lets the browser be idle. */
let idle: (() => void)[];
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];

beforeEach(() => {
  idle = [];
  document.head.replaceChildren();
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  Object.assign(navigator, { connection: undefined });
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
});
afterEach(() => jest.restoreAllMocks());
const settle = async () => {
  for (const ready of idle.splice(0)) ready();
  await new Promise((resolve) => setTimeout(resolve));
};

test('a visit of the sample loads the script, with its integrity, once the loaded page is idle', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  loadFieldScript(plan(26));
  await settle();
  expect(scripts()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  await settle();
  expect(scripts().map(({ src, integrity, crossOrigin }) => [new URL(src).pathname, integrity, crossOrigin])).toEqual([
    [src, 'sha384-of-it', 'anonymous'],
  ]);
});

test.each([
  ['outside of the sample', plan(25), undefined],
  ['of a site that measures none', { scripts: {} }, undefined],
  ['of somebody who saves data', plan(100), { saveData: true }],
])('a visit %s loads nothing', async (_which, given, connection) => {
  Object.assign(navigator, { connection });
  loadFieldScript(given);
  await settle();
  expect(scripts()).toEqual([]);
});
