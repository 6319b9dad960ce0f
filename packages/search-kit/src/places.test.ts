import { isKnownZip, isZip } from './places';

test.each([
  ['60610', true],
  ['6061', false],
  ['606101', false],
  ['60610-1234', false],
  ['6061０', false],
  ['', false],
])('R8 %p is a ZIP: %p', (text, is) => {
  expect(isZip(text)).toBe(is);
});

describe('the look-up of a ZIP', () => {
  const { fetch: realFetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test.each([
    [200, true],
    [404, false],
    [502, true],
  ])('only a clear no counts: %i', async (status, known) => {
    const asked = jest.fn(async (_path: unknown) => ({ status, json: async () => null }) as Response);
    globalThis.fetch = asked;
    expect(await isKnownZip('60610')).toBe(known);
    expect(asked.mock.calls[0]?.[0]).toBe('/rest/lsc/zip/60610');
  });

  test('its answer is read to the end, so that no browser counts it as aborted', async () => {
    const json = jest.fn(async () => '{}');
    globalThis.fetch = async () => ({ status: 200, json }) as unknown as Response;
    await isKnownZip('60610');
    expect(json).toHaveBeenCalledTimes(1);
  });

  test('a look-up that fails is no evidence against the ZIP', async () => {
    globalThis.fetch = jest.fn(async () => {
      throw new TypeError('offline');
    });
    expect(await isKnownZip('60610')).toBe(true);
  });
});
