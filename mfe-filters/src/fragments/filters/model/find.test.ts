import { findChoices } from './find';
import { shownSections } from './sections';
import { options, panelWith } from './testing';

const filters = {
  ...panelWith().filters,
  makeCode: [{ value: 'TOYOTA', label: 'Toyota', count: 9 }],
  featureCode: [
    { value: '1306', label: 'Third-Row Seating', count: 3 },
    { value: '1080', label: 'Sunroof/Moonroof', count: 5 },
  ],
  truckCabSize: [{ value: 'CREW', label: 'Crew cab, seats 5', count: 2 }],
  driveGroup: [{ value: 'AWD4WD', label: 'AWD/4WD', count: 2 }],
  vehicleStyleCode: [{ value: 'TRUCKS', label: 'Truck', count: 4 }],
};
const found = (text: string) => {
  const panel = panelWith({}, { filters });
  return findChoices(text, shownSections(panel), panel).flatMap(({ section, isMeant, choices }) => [
    ...(isMeant ? [section.title] : []),
    ...choices.map(({ label }) => `${section.title}: ${label}`),
  ]);
};

describe('an option is found wherever it is', () => {
  test.each([
    ['sunroof', ['Features: Sunroof/Moonroof']],
    ['moonroof', ['Features: Sunroof/Moonroof']],
    ['crew', ['Truck Cab Size: Crew cab, seats 5']],
    ['crew cab', ['Truck Cab Size: Crew cab, seats 5']],
    ['  THIRD row ', ['Features: Third-Row Seating']],
    ['3rd row', ['Features: Third-Row Seating']],
    ['4x4', ['Drive Type: AWD/4WD']],
    ['toyota', ['Make, Model & Trim: Toyota']],
    [
      'pickup',
      [
        'Body Style: Truck',
        'Vehicle Style: Full-Size Pickup',
        'Vehicle Type: Box Truck',
        'Vehicle Type: Tow Truck',
        'Truck Cab Size',
        'Truck Bed Length',
      ],
    ],
    ['price', ['Price & Payments', 'Best Deals: Great Price', 'Best Deals: Good Price']],
    ['', []],
    ['&%$', []],
    ['zzz', []],
    ['__proto__', []],
  ])('%p finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('of 2,000 matching options the first few enabled ones are returned', () => {
    const many = options(Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`C${at}`, at % 2])));
    const panel = panelWith({}, { filters: { extColorSimple: many } });
    const [colors] = findChoices('label', shownSections(panel), panel);
    expect(colors?.choices.map(({ value }) => value)).toEqual(['C1', 'C3', 'C5', 'C7', 'C9', 'C11']);
  });
});
