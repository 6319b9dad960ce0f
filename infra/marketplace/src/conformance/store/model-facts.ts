import { mileageCap } from '../../store/port';
import { aListing, anOwner, type Stores } from './use-store';

/** Declares the facts about all listings of a model. */
export function modelFacts(stores: Stores): void {
  const modelCode = 'CAMRY|TOYOTA';
  const items = [
    anOwner(),
    aListing(0, { year: 2020, mileage: 10_000, salePrice: 20_000 }),
    aListing(1, { year: 2020, mileage: 50_000, salePrice: 22_000, listingType: 'NEW' }),
    aListing(2, { year: 2022, mileage: 0, trimCode: 'CAMRY|XSE', salePrice: null, msrp: null }),
    aListing(3, { year: 2022, mileage: mileageCap, trimCode: null }),
    aListing(4, { year: 2022, mileage: 249_999, trimCode: null }),
    aListing(5, { modelCode: 'RAV4|TOYOTA', year: 1990 }),
  ];
  const load = async () => {
    const { id } = await stores.store.replaceInventory('test', items);
    return { store: stores.store, question: { generation: id, modelCode } };
  };

  test('its years are counted, the newest first', async () => {
    const { store, question } = await load();
    expect(await store.countYears(question)).toEqual([
      { year: 2022, count: 3, least: expect.any(Number), most: expect.any(Number) },
      { year: 2020, count: 2, least: 20_000, most: 22_000 },
    ]);
    expect(await store.countYears({ ...question, listingType: 'NEW' })).toEqual([
      { year: 2020, count: 1, least: 22_000, most: 22_000 },
    ]);
  });

  test('its trims are counted with their prices', async () => {
    const { store, question } = await load();
    const le = { trimCode: 'CAMRY|LE', count: 2, least: 20_000, most: 22_000, mean: 21_000 };
    expect(await store.countTrims(question)).toEqual([
      le,
      { trimCode: 'CAMRY|XSE', count: 1, least: null, most: null, mean: null },
    ]);
    expect(await store.countTrims({ ...question, year: 2020 })).toEqual([le]);
  });

  test('all models are counted, with their newest listing; a listing without a known model is not', async () => {
    const { store, question } = await load();
    const { generation } = question;
    const models = await store.countModels({ generation });
    expect(models.map(({ modelCode: code, count }) => [code, count])).toEqual([
      [modelCode, 5],
      ['RAV4|TOYOTA', 1],
    ]);
    expect(models.every(({ listedAt }) => listedAt > 0)).toBe(true);
    expect(await store.countModels({ generation, listingType: 'NEW' })).toMatchObject([{ modelCode, count: 1 }]);
  });

  test('the cities of the sellers are counted by their listings, at most as many as requested', async () => {
    const { store, question } = await load();
    const [first, ...others] = await store.countCities(question.generation, 10);
    expect(first).toEqual({ city: expect.any(String), state: expect.stringMatching(/^[A-Z]{2}$/), count: 6 });
    expect(others).toEqual([]);
    expect(await store.countCities(question.generation, 0)).toEqual([]);
  });

  test('R56 mileages count above 0 and below 250,000', async () => {
    const { store, question } = await load();
    expect(await store.mileageByYear(question)).toEqual([
      { year: 2022, count: 1, mean: 249_999, max: 249_999 },
      { year: 2020, count: 2, mean: 30_000, max: 50_000 },
    ]);
    const ends = [50_000, 100_000, mileageCap];
    expect(await store.countMileageBands(question, ends)).toEqual([2, 0, 1]);
    expect(await store.countMileageBands({ ...question, year: 1990 }, ends)).toEqual([0, 0, 0]);
    const [ofAll = 0] = await store.countMileageBands({ generation: question.generation }, ends);
    expect(ofAll).toBeGreaterThan(2);
  });
}
