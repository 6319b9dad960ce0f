import { choicesOf, selectedCount } from './choices';
import { options, panelWith } from './testing';

describe('the boxes of a facet', () => {
  test('have the label, count and colour of their option', () => {
    const [black] = choicesOf('extColorSimple', panelWith());
    expect(black).toMatchObject({ param: 'extColorSimple', value: 'BLACK', label: 'Black', colorValue: '#15171a' });
    expect(black?.count).toBeGreaterThan(0);
  });

  test('R24 one without a result is disabled, not hidden', () => {
    const filters = { driveGroup: options({ AWD4WD: 12, FWD: 0 }) };
    expect(choicesOf('driveGroup', panelWith({}, { filters })).map(({ value, disabled }) => [value, disabled])).toEqual(
      [
        ['AWD4WD', false],
        ['FWD', true],
      ],
    );
  });

  test('R24 a selected one is never disabled', () => {
    const filters = { driveGroup: [{ value: 'FWD', label: 'Front', count: 0, disabled: true }] };
    const [box] = choicesOf('driveGroup', panelWith({ driveGroup: ['FWD'] }, { filters }));
    expect(box).toMatchObject({ selected: true, disabled: false });
  });

  test('R7 the brand’s listing type is selected where the search names none', () => {
    const selected = (state: Parameters<typeof panelWith>[0]) =>
      choicesOf('listingType', panelWith(state)).filter((choice) => choice.selected);
    expect(selected({}).map(({ value }) => value)).toEqual(['USED']);
    expect(selected({ listingType: ['NEW'] }).map(({ value }) => value)).toEqual(['NEW']);
  });

  test('R25 third-row seating among the seats is the feature', () => {
    const state = { featureCode: ['1306'], maximumSeating: ['5'] };
    const seats = choicesOf('maximumSeating', panelWith(state));
    expect(seats.find(({ value }) => value === '1306')).toMatchObject({ param: 'featureCode', selected: true });
    expect(seats.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['5', '1306']);
  });

  test('a chosen value that the answer does not list is shown and can be removed', () => {
    const state = { extColorSimple: ['GREEN', 'MAUVE'], makeCode: ['KIA'], modelCode: ['SOUL|KIA'] };
    const panel = panelWith(state, { filters: {} });
    expect(choicesOf('extColorSimple', panel)).toEqual([
      { param: 'extColorSimple', value: 'GREEN', label: 'Green', selected: true, disabled: false },
      { param: 'extColorSimple', value: 'MAUVE', label: 'MAUVE', selected: true, disabled: false },
    ]);
    expect(choicesOf('makeCode', panel)[0]?.label).toBe('Kia');
    expect(choicesOf('modelCode', panel)[0]?.label).toBe('SOUL');
  });

  test('labels of models and trims are those of the reference data', () => {
    const state = {
      makeCode: ['TOYOTA'],
      modelCode: ['RAV4PRIME|TOYOTA', 'CAMRY|TOYOTA'],
      trimCode: ['CAMRY|XSE', 'CAMRY|R1'],
    };
    const panel = panelWith(state, { filters: {} });
    expect(choicesOf('modelCode', panel).map(({ label }) => label)).toEqual(['RAV4 Prime', 'Camry']);
    expect(choicesOf('trimCode', panel).map(({ label }) => label)).toEqual(['Camry XSE', 'CAMRY|R1']);
  });

  test('are counted', () => {
    expect(selectedCount(choicesOf('vehicleStyleCode', panelWith({ vehicleStyleCode: ['SEDAN', 'COUPE'] })))).toBe(2);
  });
});
