import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import {
  nameOf,
  parseVehicleImageUrl,
  replacementUrl,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleImageUrl,
  vehicleLooks,
  vehicleSilhouettes,
  vehicleSize,
  vehicleSvg,
  vehicleVariant,
  vehicleVariants,
  vehicleViewNames,
} from './index';
import { paintOf, shade } from './paint';

const variants = Array.from({ length: vehicleVariants }, (_, variant) => variant);

const views = vehicleViewNames.map((view) => ({ view, isReplacement: false }));

/** Reads XML without building a document of it. @returns the names of its outermost elements; @throws where it is not well-formed */
function outermost(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => {
    if (depth === 0) names.push(name);
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return names;
}

describe.each(vehicleBodies)('%s', (bodyStyle) => {
  const sides = vehicleColors.flatMap((color) =>
    variants.map((variant) => vehicleSvg({ bodyStyle, color, variant, view: 'side', isReplacement: false })),
  );
  // Every colour, variant and view once, not each with each: that would be 6,480.
  const others = vehicleColors.flatMap((color, index) =>
    views.map((view, at) => vehicleSvg({ bodyStyle, color, variant: (index + at) % vehicleVariants, ...view })),
  );
  const pictures = [...sides, ...others];

  test('is under 5 kB from the side, and under 9 kB from wherever else', () => {
    const largest = (svgs: readonly string[]) => Math.max(...svgs.map((svg) => Buffer.byteLength(svg)));
    expect(largest(sides)).toBeLessThan(5_000);
    expect(largest(others)).toBeLessThan(9_000);
  });

  test('is well-formed XML in every colour, variant and view', () => {
    for (const svg of pictures) expect(outermost(svg)).toEqual(['svg']);
  });

  test('refers only to what it defines, once each, and holds no script, style or number gone wrong', () => {
    for (const svg of pictures) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(used));
      expect(svg).not.toMatch(/NaN|undefined|null|style=|<script|<style|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    }
  });

  test('differs in every colour and variant, and from wherever one looks', () => {
    expect(new Set(sides).size).toBe(sides.length);
    const seen = views.map((view) => vehicleSvg({ bodyStyle, color: 'RED', variant: 4, ...view }));
    expect(new Set(seen).size).toBe(views.length);
  });

  test('has three silhouettes', () => {
    const shapes = sides.map((svg) => /<path id="s" d="([^"]+)"/.exec(svg)?.[1]);
    expect(new Set(shapes).size).toBe(vehicleSilhouettes);
  });

  test('stays on the canvas', () => {
    const numbers = [...sides[0]!.matchAll(/ cx="([\d.]+)"|translate\((\d+)/g)].map(([, cx, x]) => Number(cx ?? x));
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers) expect(number).toBeLessThan(vehicleSize.width);
  });
});

test('the canvas is as wide for its height as the place that is reserved for it', () => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(
    vehicleSvg({ bodyStyle: 'SEDAN', color: 'RED', variant: 0, view: 'side', isReplacement: false }),
  )!;
  expect(Number(width) / Number(height)).toBeCloseTo(vehicleSize.width / vehicleSize.height, 3);
});

describe('addresses', () => {
  test('name the drawing of the body style, the paint and a variant of the seed', () => {
    expect(vehicleImageUrl({ bodyStyle: 'SUVCROSS', color: 'BLUE', seed: 'a' })).toMatch(
      /^\/_shell\/vehicles\/SUVCROSS\/BLUE\/\d+\/side\.svg$/,
    );
  });

  test('exist for every description of a vehicle, and their addresses lead back to their picture', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, fc.string(), fc.constantFrom(...vehicleViewNames), (...said) => {
        const [bodyStyle, subtype, color, seed, view] = said;
        const picture = parseVehicleImageUrl(vehicleImageUrl({ bodyStyle, subtype, color, seed, view }));
        expect(picture).toEqual({
          bodyStyle: vehicleBody(bodyStyle, subtype),
          color: vehicleColor(color),
          variant: vehicleVariant(seed, subtype),
          view,
          isReplacement: false,
        });
      }),
    );
  });

  test.each([
    '/_shell/vehicles/SEDAN/BLUE/18/side.svg',
    '/_shell/vehicles/SEDAN/BLUE/-1/side.svg',
    '/_shell/vehicles/SEDAN/BLUE/00/side.svg',
    '/_shell/vehicles/SEDAN/BLUE/0/roof.svg',
    '/_shell/vehicles/SEDAN/BLUE/0/constructor.svg',
    '/_shell/vehicles/SEDAN/BLUE/0.svg',
    '/_shell/vehicles/SEDAN/MAUVE/0/side.svg',
    '/_shell/vehicles/TANK/BLUE/0/side.svg',
    '/_shell/vehicles/SEDAN/BLUE/0/side.svg?x',
    '/_shell/vehicles/SEDAN/BLUE/0/side.png',
    '/_shell/vehicles/__proto__/BLUE/0/side.svg',
    '/elsewhere/SEDAN/BLUE/0/side.svg',
  ])('%s names no picture', (path) => {
    expect(parseVehicleImageUrl(path)).toBeNull();
  });
});

test('the replacement of a missing photograph is labelled, and named by a vehicle only', () => {
  const name = nameOf({ bodyStyle: 'SUVCROSS', subtype: 'Compact SUV', color: 'BLUE', seed: 'a' });
  const picture = parseVehicleImageUrl(replacementUrl(name) ?? '');
  expect(picture).toMatchObject({ bodyStyle: 'SUVCROSS', view: 'side', isReplacement: true });
  expect(vehicleSvg(picture!)).toContain('Photo not available. Illustration.');
  for (const wrong of ['', '//elsewhere.example', 'SEDAN/BLUE/0/../../x', 'SEDAN/BLUE/99', 'https://x']) {
    expect(replacementUrl(wrong)).toBeNull();
  }
});

describe('codes', () => {
  test.each([
    ['SEDAN', undefined, 'SEDAN'],
    ['suvcross', undefined, 'SUVCROSS'],
    ['SUVCROSS', 'SUV_OFFROAD', 'OFFROAD'],
    ['VANMV', 'Cargo Van', 'CARGOVAN'],
    ['VANMV', 'VAN_PASSENGER', 'CARGOVAN'],
    ['VANMV', 'Minivan', 'VANMV'],
    ['TRUCKS', 'Box Truck', 'BOXTRUCK'],
    ['TRUCKS', 'SERVICE_BODY', 'BOXTRUCK'],
    ['TRUCKS', 'Full-Size Pickup', 'TRUCKS'],
    ['SPACESHIP', undefined, 'SEDAN'],
    [undefined, undefined, 'SEDAN'],
  ])('body style %s with subtype %s is drawn as %s', (bodyStyle, subtype, body) => {
    expect(vehicleBody(bodyStyle, subtype)).toBe(body);
  });

  test('an unknown colour is drawn in silver', () => {
    expect([vehicleColor('red'), vehicleColor('MAUVE'), vehicleColor(undefined)]).toEqual(['RED', 'SILVER', 'SILVER']);
  });

  test('seeds spread over all variants', () => {
    const counts = variants.map(() => 0);
    for (let seed = 0; seed < 600; seed++) counts[vehicleVariant(`listing-${seed}`)]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(15);
  });

  test.each([
    ['Compact SUV', 0],
    ['Midsize SUV', 1],
    ['Full-Size Pickup', 2],
    ['Sports Coupe', 2],
  ])('the silhouette of a %s is that of its kind', (subtype, silhouette) => {
    const looks = ['a', 'b', 'c', 'd'].map((seed) => Math.floor(vehicleVariant(seed, subtype) / vehicleLooks));
    expect(new Set(looks)).toEqual(new Set([silhouette]));
  });
});

test('shades go from light to deep', () => {
  const brightness = (color: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);
  for (const color of vehicleColors) {
    const { shine, light, base, dark, deep } = paintOf(color);
    const steps = [shine, light, base, dark, deep].map(brightness);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
  }
  expect(shade('#804020', 0)).toBe('#804020');
  expect(shade('#804020', 1)).toBe('#ffffff');
  expect(shade('#804020', -1)).toBe('#000000');
});
