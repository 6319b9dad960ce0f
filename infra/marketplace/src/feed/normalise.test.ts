import fc from 'fast-check';
import { vocabulary } from '../catalogue/vocabulary';
import { readAddress } from './address';
import { simpleColor } from './colors';
import { readEngine } from './engine';
import { stateOf } from './states';
import * as synonyms from './synonyms';
import { milesText, plainText, vinText, wholeNumber, zipText } from './texts';

test.each([
  ['A &amp; H Quality Cars', 'A & H Quality Cars'],
  ['Dyer &amp;amp; Dyer', 'Dyer & Dyer'],
  ['Citro&#235;n&#x20;C3', 'Citroën C3'],
  ['Dealer&rsquo;s choice&hellip; 50&deg; &Eacute;lite &euro;5&nbsp;&frac12;', 'Dealer’s choice… 50° Élite €5 ½'],
  ['/?a=1&copy=2 &#xD800;x', '/?a=1&copy=2 x'],
  ['  two \t lines\nhere ', 'two lines here'],
  ['<b>Bold</b> &unknown; &#0;', 'Bold &unknown;'],
  ['<i<b>Bold</b> and 5 < 6', 'Bold and 5 < 6'],
])('plain text of %s', (given, expected) => {
  expect(plainText(given)).toBe(expected);
});

test('a text is cut at 5,000 characters, never within one', () => {
  expect(plainText('<'.repeat(80_000))).toHaveLength(5_000);
  expect(plainText('x'.repeat(90_000))).toHaveLength(5_000);
  expect(plainText(`x${'😀'.repeat(3_000)}`)).toBe(`x${'😀'.repeat(2_499)}`);
});

test('plain text is stable and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = plainText(text);
      expect(once).toBe(once.trim());
      expect(once).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test.each([
  ['62649', 62_649],
  ['$1,062,649.00', 1_062_649],
  ['12 mi', 12],
  ['0', 0],
  ['1,06', null],
  ['-5', null],
  ['$12,345.67', 12_345],
  ['USD 12,345', 12_345],
  ['US$ 500', 500],
  ['12345.0000', 12_345],
  ['12.345', null],
  ['12.345,67', null],
  ['1e9', null],
  ['12.5.1', null],
  ['call', null],
])('number %s is %s', (text, expected) => {
  expect(wholeNumber(text)).toBe(expected);
});

test.each([
  ['2062', '02062'],
  ['501', '00501'],
  ['92562', '92562'],
  ['92562-1234', '92562'],
  ['925621234', '92562'],
  ['2062.0', '02062'],
  ['K1A0B1', null],
  ['1', null],
  ['925621', null],
  ['Falls', null],
])('ZIP %s is %s', (text, expected) => {
  expect(zipText(text)).toBe(expected);
});

test('a VIN has 17 characters and no I, O or Q', () => {
  expect(vinText('5tdxz3dc2ks015402')).toBe('5TDXZ3DC2KS015402');
  expect(vinText(' 5tdxz 3dc2-ks015402')).toBe('5TDXZ3DC2KS015402');
  expect(vinText('5TDXZ3DC2KS01540O')).toBeNull();
  expect(vinText('11111111111111111')).toBeNull();
  expect(vinText('11111111111111112')).not.toBeNull();
  expect(vinText('5TDXZ3DC2KS01540')).toBeNull();
});

test.each([
  ['Shadow Black', 'BLACK'],
  ['Platinum White Pearl', 'WHITE'],
  ['Granite Crystal Clearcoat Metallic', 'GRAY'],
  ['Modern Steel Metallic', 'GRAY'],
  ['Black Sapphire Metallic', 'BLACK'],
  ['Ruby Flare Pearl', 'RED'],
  ['Black/Red', 'BLACK'],
  ['Ebony With Light Slate Uppers', 'BLACK'],
  ['Cognac', 'BROWN'],
  ['Light Brownstone Pearlcoat', 'BROWN'],
  ['Hypergreen Clearcoat', 'GREEN'],
  ['Graystone', 'GRAY'],
  ['Titanium Tan', 'BEIGE'],
  ['Tanzanite', null],
  ['Grigio Lynx', 'GRAY'],
  ['designo', null],
  ['40', null],
])('colour %s is %s', (text, expected) => {
  expect(simpleColor(text)).toBe(expected);
});

test('every colour that words can mean is in the vocabulary', () => {
  const codes = new Set(vocabulary.extColorSimple!.map(({ code }) => code));
  fc.assert(
    fc.property(fc.array(fc.constantFrom('jet', 'blue', 'teal', 'champagne', 'maroon', 'mango', 'x')), (words) => {
      const code = simpleColor(words.join(' '));
      expect(code === null || codes.has(code)).toBe(true);
    }),
  );
});

test.each([
  ['All-wheel Drive', 'AWD4WD', 'All-wheel drive'],
  ['4WD', 'AWD4WD', 'Four-wheel drive'],
  ['Four-wheel Drive', 'AWD4WD', 'Four-wheel drive'],
  ['Front Wheel Drive', 'FWD', 'Front-wheel drive'],
  ['RWD', 'RWD', 'Rear-wheel drive'],
  ['4x4FT', 'AWD4WD', 'Four-wheel drive'],
  ['PT4', 'AWD4WD', 'Four-wheel drive'],
  ['4C', 'AWD4WD', 'Four-wheel drive'],
  ['AWDe', 'AWD4WD', 'All-wheel drive'],
  ['TVAWD', 'AWD4WD', 'All-wheel drive'],
  ['EA', 'AWD4WD', 'All-wheel drive'],
  ['4x2', 'RWD', 'Rear-wheel drive'],
  ['sideways', null, null],
])('drive %s', (text, group, words) => {
  expect([synonyms.driveGroupOf(text), synonyms.driveTypeOf(text)]).toEqual([group, words]);
});

test.each([
  ['Gasoline Fuel', 'GSL'],
  ['E85 Flex Fuel', 'ALT'],
  ['Flexible Fuel', 'ALT'],
  ['Electric Fuel System', 'ELE'],
  ['Gasoline/Mild Electric Hybrid', 'HYB'],
  ['Plug-In Electric/Gas', 'PIH'],
  ['Diesel Fuel', 'DSL'],
  ['Hydrogen', 'HYD'],
])('fuel %s is %s', (text, expected) => {
  expect(synonyms.fuelTypeOf(text)).toBe(expected);
});

test.each([
  ['8-Speed Automatic', 'AUT'],
  ['6-Speed A/T', 'AUT'],
  ['7-Speed Double-clutch', 'AUT'],
  ['xtronic cvt automatic', 'CVT'],
  ['continuously variable (cvti s)', 'CVT'],
  ['6 speed manual', 'MAN'],
  ['5-SPEED M/T', 'MAN'],
  ['A', 'AUT'],
  ['8 Speed Paddle Shift with Automatic Modes', 'AUT'],
])('transmission %s is %s', (text, expected) => {
  expect(synonyms.transmissionOf(text)).toBe(expected);
});

test.each([
  ['BMW Certified', 'CERTIFIED'],
  ['Third-Party Certified', '3P_CERT'],
  ['Pre-Owned', 'USED'],
  ['New', 'NEW'],
])('condition %s is %s', (text, expected) => {
  expect(synonyms.listingTypeOf(text)).toBe(expected);
});

test.each([
  ['2.0L I4 16V GDI DOHC Turbo', 2, '4CYL'],
  ['Premium Unleaded V-8 6.4 L/392', 6.4, '8CYL'],
  ['355.0HP 5.3L 8 Cylinder Engine Gasoline Fuel', 5.3, '8CYL'],
  ['2.0L 4-Cylinder DOHC 16V Turbocharged', 2, '4CYL'],
  ['6.0L W12 48V MPFI DOHC Twin Turbo', 6, '12CYL'],
  ['2.5L DOHC 24-valve direct injection V6', 2.5, '6CYL'],
  ['Electric Motor', null, null],
  ['0', null, null],
])('engine %s', (text, litres, code) => {
  expect(readEngine(text)).toMatchObject({ litres, code });
});

test.each([
  ['31,500 miles', false, 31_500],
  ['50,000 km', false, 31_069],
  ['50000', true, 31_069],
  ['50000 KMT', true, 31_069],
  ['far', true, null],
])('mileage %s (metric: %s) is %s miles', (text, isMetric, expected) => {
  expect(milesText(text, isMetric)).toBe(expected);
});

test.each([
  ['1800 Canal St, Suite 4, Springfield, IL 62701-1234, US', '1800 Canal St, Suite 4', 'Springfield', 'IL'],
  [
    `{addr1: '1800 Canal St', city: "O'Fallon", region: IL, postal_code: '62701-1234'}`,
    '1800 Canal St',
    "O'Fallon",
    'IL',
  ],
])('address %s', (text, street, city, state) => {
  expect(readAddress(text)).toEqual({ street, city, state, zip: '62701-1234' });
});

test.each([
  ['ma', 'MA'],
  ['Massachusetts', 'MA'],
  ['north carolina', 'NC'],
  ['RT', null],
  ['Ontario', null],
])('state %s is %s', (text, code) => {
  expect(stateOf(text)).toBe(code);
});

test('an ambiguous address has no parts', () => {
  expect(readAddress('behind the station')).toEqual({});
});
