import { makerDetails, makerProgrammes } from './maker-programmes';
import { programmes } from './programmes';

const codes = (makeCode: string[], brand = 'research') =>
  makerProgrammes({ makeCode }, brand).makers.map((maker) => maker.makeCode);

test.each([
  [['CHEV'], ['CHEV']],
  [['GMC', 'BUICK'], ['BUICK']],
  [
    ['JEEP', 'CHEV', 'RAM'],
    ['CHEV', 'JEEP'],
  ],
  [['TOYOTA'], []],
  [[], []],
])('section 9: a search for %j shows the programmes of %j, one a sponsor', (makes, shown) => {
  expect(codes(makes)).toEqual(shown);
});

test('a brand with its own programme shows none of the makers’', () => {
  expect(codes(['CHEV', 'JEEP'], 'certified')).toEqual([]);
});

test('the note on third parties is included if the search is about their vehicles', () => {
  const note = (listingType?: string[]) =>
    makerProgrammes({ ...(listingType && { listingType }) }, 'certified').thirdParty;
  expect(note(['USED', '3P_CERT'])).toContain('30-90 day limited warranty');
  expect([note(['USED']), note()]).toEqual([null, null]);
});

describe('the nine texts of programmes', () => {
  const own = programmes.get('certified')?.details.promises.map(({ whole }) => whole) ?? [];
  const texts = [...makerDetails.products.map(({ content }) => content), own];

  test('say different things: no two have a sentence in common', () => {
    expect(texts).toHaveLength(9);
    expect(new Set(makerDetails.products.map(({ productId }) => productId)).size).toBe(8);
    // Makers of one group offer one cover; what can be certified, what is checked and what is left out is each maker's own.
    for (const at of [0, 1, 3]) {
      const sentences = makerDetails.products.map(({ content }) => content[at]);
      expect(new Set(sentences).size).toBe(8);
    }
    expect(
      new Set(makerProgrammes({ makeCode: ['CHEV', 'JEEP'] }, 'research').makers.map(({ short }) => short)).size,
    ).toBe(2);
  });

  test.each([
    ...makerDetails.products.map(({ productId, content }) => [productId, content.join(' ')]),
    ['certified', own.join(' ')],
  ])('%s promises with figures, and within what the inventory certifies', (_, text) => {
    const miles = /less than (\d+),000 miles/.exec(text);
    expect(Number(miles?.[1])).toBeLessThanOrEqual(80);
    expect(text).toMatch(/last five model years|at most six years old/);
    expect(text).toMatch(/\d{3} points/);
    expect(text).toMatch(/\d+ (days|months|years) or [\d,]+ miles/);
  });
});
