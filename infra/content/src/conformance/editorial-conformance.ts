import type { Editorial } from '../editorial/port';

/** A text as an editor writes it. */
export interface WrittenText {
  title: string;
  kind?: 'article' | 'expert-review';
  topic?: string;
  brands?: string[];
  vehicle?: { make: string; model: string; years: [number, number] };
}

/** A place where editors write. */
export interface EditorialPlace {
  /** Publishes a text, or changes it. */
  write(slug: string, text: WrittenText): Promise<void>;
  /** Makes a text invalid; the refusal names what is wrong. */
  spoil(slug: string): Promise<void>;
  /** Publishes a second text under a slug that is in use. */
  repeat(slug: string): Promise<void>;
  withdraw(slug: string): Promise<void>;
  /** Opens the content as another start of the service would. */
  open(): Editorial;
  remove(): Promise<void>;
}

const research = { brand: 'research' };
const today = '2026-12-01';

/** Declares the tests that every adapter of `Editorial` passes. @param create returns an empty place; called before each test */
export function editorialConformance(name: string, create: () => Promise<EditorialPlace>): void {
  describe(`${name} is editorial content`, () => {
    let place: EditorialPlace;
    let editorial: Editorial;
    beforeEach(async () => {
      place = await create();
      editorial = place.open();
      await editorial.look();
    });
    afterEach(() => place.remove());

    const titles = (of = editorial) => of.shelf.list(research, today).map(({ title }) => title);
    const restarted = async () => {
      const again = place.open();
      await again.watch();
      again.stop();
      return again;
    };

    test('without texts it is empty', () => {
      expect([editorial.shelf.size, editorial.refusals, editorial.outage]).toEqual([0, [], null]);
    });

    test('R85 a text is served once it is published, changed and withdrawn', async () => {
      await place.write('tires', { title: 'Tires' });
      await editorial.look();
      expect(titles()).toEqual(['Tires']);
      await place.write('tires', { title: 'Tires and wheels' });
      await editorial.look();
      expect(titles()).toEqual(['Tires and wheels']);
      await place.write('brakes', { title: 'Brakes' });
      await place.withdraw('tires');
      await editorial.look();
      expect(titles()).toEqual(['Brakes']);
      expect(titles(await restarted())).toEqual(['Brakes']);
    });

    test('R85 it has kind, topic, brands, vehicle, picture and text', async () => {
      const vehicle = { make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] as [number, number] };
      await place.write('camry', {
        title: 'Camry',
        kind: 'expert-review',
        topic: 'money',
        brands: ['research'],
        vehicle,
      });
      await editorial.look();
      expect(editorial.refusals).toEqual([]);
      const entry = editorial.shelf.get('camry', research, today);
      expect(entry).toMatchObject({
        ...{ kind: 'expert-review', slug: 'camry', topic: 'money', brands: ['research'], vehicles: [vehicle] },
        ...{ published: '2026-06-02', draft: false, words: [{ tag: 'p', words: ['A paragraph about cars.'] }] },
      });
      expect(editorial.shelf.get('camry', { brand: 'maker' }, today)).toBeUndefined();
      const { picture } = entry!;
      const name = 'name' in picture ? picture.name : '';
      expect(editorial.shelf.picture(name)).toEqual(picture);
      expect(picture.alt).not.toBe('');
    });

    test('R85 an invalid text is refused with its reason, and its last valid version stays, also after a restart', async () => {
      await place.write('tires', { title: 'Tires' });
      await place.write('brakes', { title: 'Brakes' });
      await editorial.look();
      await place.spoil('tires');
      await place.write('brakes', { title: 'Better brakes' });
      await editorial.look();
      expect(titles().sort()).toEqual(['Better brakes', 'Tires']);
      expect(editorial.refusals).toEqual([
        { of: expect.stringContaining('tires'), reason: expect.stringMatching(/topic/) },
      ]);

      const again = await restarted();
      expect(titles(again).sort()).toEqual(['Better brakes', 'Tires']);
      expect(again.refusals).toEqual(editorial.refusals);

      await place.write('tires', { title: 'Mended tires' });
      await editorial.look();
      expect([titles().sort(), editorial.refusals]).toEqual([['Better brakes', 'Mended tires'], []]);
    });

    test('R85 a text that never was valid is refused, and not served', async () => {
      await place.write('brakes', { title: 'Brakes' });
      await place.spoil('tires');
      await editorial.look();
      expect([titles(), editorial.refusals.length]).toEqual([['Brakes'], 1]);
    });

    test('R85 a second text of the same name is refused', async () => {
      await place.write('tires', { title: 'Tires' });
      await place.repeat('tires');
      await editorial.look();
      expect(titles()).toEqual(['Tires']);
      expect(editorial.refusals).toEqual([{ of: expect.stringContaining('tires'), reason: expect.any(String) }]);
    });
  });
}
