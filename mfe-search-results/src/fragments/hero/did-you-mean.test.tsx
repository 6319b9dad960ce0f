import { fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { alikeModels } from './alike-models';
import fragment from './index';

const option = (value: string, label: string, count: number) => ({ value, label, count });
const models = [
  option('F150|FORD', 'F-150', 40),
  option('F150LIGHTNING|FORD', 'F-150 Lightning', 12),
  option('F150TREMOR|FORD', 'F-150 Tremor <b>', 20),
  option('F150HERITAGE|FORD', 'F-150 Heritage', 0),
  option('F1500|FORD', 'F-1500', 3),
  option('F150X|GEO', 'F-150 X', 3),
];
const truck = { makeCode: ['FORD'], modelCode: ['F150|FORD'] };
const listing = () => {
  const answer = fixtureListings();
  return { ...answer, listings: answer.listings.slice(0, 1), filters: { ...answer.filters, modelCode: models } };
};
const show = (state = truck as object, params = {}) =>
  renderFragment(fragment, { view: { state, params, data: { listing: listing() } } });
const question = (queries: ReturnType<typeof show>) => queries.queryByRole('form', { name: 'Did you mean …?' });

const posted = jest.fn<Promise<Response>, [string, RequestInit]>();
const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = posted.mockReset().mockRejectedValue(new TypeError('no connection')) as typeof globalThis.fetch;
});
afterAll(() => {
  globalThis.fetch = fetch;
});

test("R36 names the models whose names begin with the model's name, with results, the most frequent first", () => {
  expect(alikeModels(truck, models)).toEqual({
    chosen: { value: 'F150|FORD', label: 'F-150' },
    others: [option('F150TREMOR|FORD', 'F-150 Tremor <b>', 20), option('F150LIGHTNING|FORD', 'F-150 Lightning', 12)],
  });
  const many = [...models, ...[1, 2, 3].map((at) => option(`F150${at}|FORD`, `F-150 ${at}`, at))];
  expect(alikeModels(truck, many)?.others).toHaveLength(3);
});

test.each([
  [{}],
  [{ modelCode: ['F150LIGHTNING|FORD'] }],
  [{ modelCode: ['F150|FORD', 'F1500|FORD'] }],
  [{ ...truck, trimCode: ['F150|XLT'] }],
  [{ modelCode: ['NOTHING|FORD'] }],
])('R36 for %j there is no question', (state) => {
  expect(alikeModels(state, models)).toBeNull();
});

test('R36 another model is a link to its search, and replaces the present one', async () => {
  const queries = show();
  const link = queries.getByRole('link', { name: 'F-150 Lightning 12' });
  expect(link.getAttribute('href')).toContain('F150LIGHTNING');
  expect(await violations(queries.container)).toEqual([]);
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'select', param: 'modelCode', values: ['F150LIGHTNING|FORD'] }]);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('R36 "No" is a form without script; with script the question for this model disappears at once, and the answer is sent', () => {
  const queries = show();
  const form = question(queries) as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/cars-for-sale/model-names']);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  expect(fields).toEqual([
    ['modelCode', 'F150|FORD'],
    ['refUrl', expect.stringMatching(/^\/cars-for-sale\//)],
  ]);
  fireEvent.click(queries.getByRole('button', { name: 'No, F-150' }));
  expect(question(queries)).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  const [[path, { method, body }] = ['', {}]] = posted.mock.calls;
  expect([path, method, String(body)]).toEqual([
    '/cars-for-sale/model-names',
    'POST',
    String(new URLSearchParams(fields as [string, string][])),
  ]);
});

test('R36 "Don’t show me this again." is sent with it', () => {
  const queries = show();
  fireEvent.click(queries.getByRole('checkbox', { name: 'Don’t show me this again.' }));
  fireEvent.click(queries.getByRole('button', { name: 'No, F-150' }));
  expect(String(posted.mock.calls[0]?.[1].body)).toContain('again=never');
});

test('R36 a shopper who has answered before is not asked again', () => {
  expect(question(show(truck, { namesKnown: '1' }))).toBeNull();
});
