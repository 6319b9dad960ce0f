import fc from 'fast-check';
import {
  parseVehicleImageUrl,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleImageUrl,
  vehicleSize,
  vehicleSvg,
  vehicleVariant,
  vehicleVariants,
} from './index';
import { paintOf, shade } from './paint';

const variants = Array.from({ length: vehicleVariants }, (_, variant) => variant);

describe.each(vehicleBodies)('%s', (bodyStyle) => {
  const pictures = vehicleColors.flatMap((color) =>
    variants.map((variant) => vehicleSvg({ bodyStyle, color, variant })),
  );

  test('is under 4 kB in every colour and variant', () => {
    const sizes = pictures.map((svg) => Buffer.byteLength(svg));
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });

  test('is well-formed XML in every colour and variant', () => {
    // All in one document: to make one takes longer than to read a picture.
    const document = new DOMParser().parseFromString(`<all>${pictures.join('')}</all>`, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect([...document.documentElement.children].map(({ localName }) => localName)).toEqual(pictures.map(() => 'svg'));
  });

  test('refers only to what it defines, once each, and holds no script, style or number gone wrong', () => {
    for (const svg of pictures) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...new Set(used)].sort()).toEqual([...ids].sort());
      expect(svg).not.toMatch(/NaN|undefined|null|style=|<script|<style|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    }
  });

  test('differs in every colour and variant', () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('stays on the canvas', () => {
    const numbers = [...pictures[0]!.matchAll(/ cx="([\d.]+)"|translate\((\d+)/g)].map(([, cx, x]) => Number(cx ?? x));
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers) expect(number).toBeLessThan(vehicleSize.width);
  });
});

test('the canvas is as wide for its height as the place that is reserved for it', () => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(
    vehicleSvg({ bodyStyle: 'SEDAN', color: 'RED', variant: 0 }),
  )!;
  expect(Number(width) / Number(height)).toBeCloseTo(vehicleSize.width / vehicleSize.height, 3);
});

describe('addresses', () => {
  test('name the drawing of the body style, the paint and a variant of the seed', () => {
    expect(vehicleImageUrl({ bodyStyle: 'SUVCROSS', color: 'BLUE', seed: 'a' })).toMatch(
      /^\/_shell\/vehicles\/SUVCROSS\/BLUE\/[0-5]\.svg$/,
    );
  });

  test('exist for whatever a listing says of its vehicle, and lead back to their picture', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, fc.string(), (bodyStyle, subtype, color, seed) => {
        const picture = parseVehicleImageUrl(vehicleImageUrl({ bodyStyle, subtype, color, seed }));
        expect(picture).toEqual({
          bodyStyle: vehicleBody(bodyStyle, subtype),
          color: vehicleColor(color),
          variant: vehicleVariant(seed),
        });
      }),
    );
  });

  test.each([
    '/_shell/vehicles/SEDAN/BLUE/6.svg',
    '/_shell/vehicles/SEDAN/BLUE/-1.svg',
    '/_shell/vehicles/SEDAN/MAUVE/0.svg',
    '/_shell/vehicles/TANK/BLUE/0.svg',
    '/_shell/vehicles/SEDAN/BLUE/0.svg?x',
    '/_shell/vehicles/SEDAN/BLUE/0.png',
    '/_shell/vehicles/__proto__/BLUE/0.svg',
    '/elsewhere/SEDAN/BLUE/0.svg',
  ])('%s names no picture', (path) => {
    expect(parseVehicleImageUrl(path)).toBeNull();
  });
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
    for (const count of counts) expect(count).toBeGreaterThan(50);
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
