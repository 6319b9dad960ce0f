import { act, fireEvent } from '@testing-library/react';
import { listing, showOnly } from '../testing';

describe('location', () => {
  const show = showOnly('location');

  const { fetch: realFetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  /** The look-up of ZIPs: has each request, and a way to answer it. */
  function lookUps() {
    const asked: { path: unknown; answer(status: number, body?: unknown): Promise<void>; fail(): Promise<void> }[] = [];
    globalThis.fetch = jest.fn(
      (path) =>
        new Promise<Response>((resolve, reject) => {
          asked.push({
            path,
            answer: (status, body) =>
              act(async () => resolve({ ok: status === 200, status, json: async () => body } as Response)),
            fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
          });
        }),
    );
    return asked;
  }

  function typing(shown: ReturnType<typeof show>) {
    const zip = shown.getByLabelText<HTMLInputElement>('City or ZIP Code');
    return {
      zip,
      type(value: string) {
        zip.focus();
        fireEvent.change(zip, { target: { value } });
        fireEvent.keyDown(zip, { key: 'Enter' });
        fireEvent.blur(zip);
      },
    };
  }

  test('a ZIP is looked up, once, and searched', async () => {
    const asked = lookUps();
    const shown = show({ zip: '60610' });
    typing(shown).type('10001');
    expect(asked.map(({ path }) => path)).toEqual(['/rest/lsc/zip/10001']);
    expect(shown.dispatched).toEqual([]);
    await asked[0]?.answer(200);
    expect(shown.dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('a ZIP that there is not is not searched', async () => {
    const asked = lookUps();
    const shown = show({});
    const { zip, type } = typing(shown);
    type('00000');
    await asked[0]?.answer(404);
    expect(shown.dispatched).toEqual([]);
    expect(shown.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(document.getElementById(zip.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter a valid ZIP Code',
    );
    expect(zip.value).toBe('00000');
  });

  test('a look-up that fails does not stop the search', async () => {
    const asked = lookUps();
    const shown = show({});
    typing(shown).type('10001');
    await asked[0]?.fail();
    expect(shown.dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('the last ZIP wins, whichever answer comes first', async () => {
    const asked = lookUps();
    const shown = show({});
    const { type } = typing(shown);
    type('10001');
    type('94105');
    await asked[1]?.answer(200);
    await asked[0]?.answer(200);
    expect(shown.dispatched).toEqual([{ type: 'location', zip: '94105' }]);
  });

  test('an invalid ZIP is not searched, and stays in the field', () => {
    const { getByLabelText, getByRole, dispatched } = show();
    const zip = getByLabelText<HTMLInputElement>('City or ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '6061' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([]);
    expect(zip.value).toBe('6061');
    expect(getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('R8 an unknown ZIP shows a message once the answer has arrived', () => {
    const unknown = listing({ place: undefined });
    expect(show({ zip: '00001' }, unknown).getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(show({ zip: '00001' }, { ...unknown, status: 'loading' }).queryByRole('alert')).toBeNull();
    expect(show({}, unknown).queryByRole('alert')).toBeNull();
  });

  test('emptied, there is no location', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    const zip = getByLabelText<HTMLInputElement>('City or ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([{ type: 'location', zip: null }]);
  });

  test.each([
    [undefined, '100'],
    [0, '0'],
    [37, '37'],
  ])('R9 a radius of %p shows as %s', (searchRadius, value) => {
    expect(show({ searchRadius }).getByLabelText<HTMLSelectElement>('Radius').value).toBe(value);
  });

  test('R9 any distance is 0', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    fireEvent.change(getByLabelText('Radius'), { target: { value: '0' } });
    expect(dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
  });

  test('without a place to measure from, a radius is searched once a ZIP is given', async () => {
    const asked = lookUps();
    const shown = show({});
    fireEvent.change(shown.getByLabelText('Radius'), { target: { value: '25' } });
    expect(shown.getByLabelText<HTMLSelectElement>('Radius').value).toBe('25');
    expect(shown.dispatched).toEqual([]);
    typing(shown).type('10001');
    await asked[0]?.answer(200);
    expect(shown.dispatched).toEqual([{ type: 'location', zip: '10001', searchRadius: 25 }]);
  });

  test('a city is looked up by its name, and searched', async () => {
    const asked = lookUps();
    const shown = show({});
    typing(shown).type('Atlanta, GA');
    expect(asked.map(({ path }) => path)).toEqual(['/rest/lsc/place?name=Atlanta%2C%20GA']);
    await asked[0]?.answer(200, { city: 'Atlanta', state: 'GA' });
    expect(shown.dispatched).toEqual([{ type: 'location', city: 'Atlanta', state: 'GA' }]);
    shown.setView({ state: { city: 'Atlanta', state: 'GA' } });
    expect(typing(shown).zip.value).toBe('Atlanta, GA');
  });

  test('R9 without a place the radius is disabled and says why, until one is typed; without script both are sent together', () => {
    const shown = show({});
    const radius = shown.getByLabelText<HTMLSelectElement>('Radius');
    expect([radius.disabled, radius.selectedOptions[0]?.textContent]).toEqual([true, 'Nationwide']);
    expect(shown.html).not.toMatch(/<select[^>]* disabled/);
    fireEvent.change(typing(shown).zip, { target: { value: '3' } });
    expect(radius.disabled).toBe(false);
    expect(show({ zip: '60610' }).getByLabelText<HTMLSelectElement>('Radius').selectedOptions[0]?.textContent).toBe(
      '100 mi',
    );
  });

  test('an unknown city stays in the field with a message', async () => {
    const asked = lookUps();
    const shown = show({});
    const { zip, type } = typing(shown);
    type('abcde');
    await asked[0]?.answer(404);
    expect([zip.value, shown.dispatched]).toEqual(['abcde', []]);
    expect(shown.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('the location is requested on a click only, rounded, and searched as a ZIP', async () => {
    const asked = jest.fn((tell: PositionCallback) =>
      tell({ coords: { latitude: 41.88583, longitude: -87.61812 } } as GeolocationPosition),
    );
    Object.assign(window, { isSecureContext: true });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: asked } });
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ zip: '60601' }) }) as Response);
    const shown = show({});
    // It is there before script runs.
    expect(shown.html).toMatch(/<button [^>]*data-waiting=""[^>]*>Use my location/);
    expect(asked).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(shown.getByRole('button', { name: 'Use my location' })));
    expect(globalThis.fetch).toHaveBeenCalledWith('/rest/lsc/zip?lat=41.89&lon=-87.62', expect.anything());
    expect(shown.dispatched).toEqual([{ type: 'location', zip: '60601' }]);

    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
    await act(async () => fireEvent.click(shown.getByRole('button', { name: 'Use my location' })));
    expect(shown.getByRole('alert').textContent).toBe(
      'Your browser does not share your location. Enter a city or a ZIP Code instead.',
    );
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('shipping is offered if there is a place to ship to', () => {
    const { getByText, queryByRole, setView } = show({});
    getByText('Searching nationwide: a radius needs a place.');
    expect(queryByRole('checkbox')).toBeNull();
    setView({ state: { zip: '60610' } });
    expect(queryByRole('checkbox', { name: 'Include vehicles that can be shipped to me' })).not.toBeNull();
  });

  test('the place is named', () => {
    show({ zip: '60610' }).getByText('Near Chicago, IL');
  });
});
