import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { corners } from './draw/path';
import {
  nameOf,
  parseVehicleImageUrl,
  replacementUrl,
  type VehicleFacts,
  type VehicleShape,
  vehicleColor,
  vehicleColors,
  vehicleImageUrl,
  vehicleShape,
  vehicleShapes,
  vehicleSize,
  vehicleSvg,
  vehicleViewNames,
} from './index';
import { shapes } from './shapes';

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

describe.each(vehicleShapes)('%s', (shape) => {
  const svgs = vehicleColors.flatMap((color) =>
    vehicleViewNames.map((view) => vehicleSvg({ shape, color, view, isReplacement: false })),
  );

  test('is at most 2.8 kB from each side', () => {
    for (const svg of svgs) expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2_800);
  });

  test('is well-formed XML in every colour and view, and each differs', () => {
    for (const svg of svgs) expect(outermost(svg)).toEqual(['svg']);
    expect(new Set(svgs).size).toBe(svgs.length);
  });

  test('refers only to what it defines, once each, and holds no script, style or number gone wrong', () => {
    for (const svg of svgs) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(used));
      expect(svg).not.toMatch(
        /NaN|undefined|null|Infinity|style=|<script|<style|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      );
    }
  });

  test('stays on the canvas from every side, and stands on the line that all stand on', () => {
    for (const svg of svgs.slice(0, vehicleViewNames.length)) {
      const drawn = [...svg.matchAll(/ d="(M[^"]+)"/g)].flatMap(([, d]) => [
        ...(d ?? '').replace(/A[\d.]+ [\d.]+ 0 \d \d/g, 'L').matchAll(/([\d.-]+) ([\d.-]+)/g),
      ]);
      // Definitions of wheels are around their own origin.
      const points = drawn.map(([, x, y]) => [Number(x), Number(y)] as const).filter(([x, y]) => x > 60 || y > 60);
      expect(points.length).toBeGreaterThan(50);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(vehicleSize.width);
        expect(y).toBeGreaterThanOrEqual(24);
        expect(y).toBeLessThanOrEqual(317);
      }
    }
  });

  test('has its wheels under its body', () => {
    const { axles, outline, tyre, sill } = shapes[shape];
    const xs = corners(outline).map(([x]) => x);
    expect(axles[0]).toBe(0);
    expect(Math.max(...xs)).toBeGreaterThan(Math.max(...axles) + tyre / 2);
    expect(sill).toBeLessThan(tyre);
  });
});

test('the canvas is as wide for its height as the place that is reserved for it', () => {
  const { width, height } = vehicleSize;
  expect(vehicleSvg({ shape: 'sedan', color: 'RED', view: 'side', isReplacement: false })).toContain(
    `viewBox="0 0 ${width} ${height}"`,
  );
});

test('a drawing is transparent on a page, and has a ground and says what it is without one', () => {
  const picture = { shape: 'sedan', color: 'RED', view: 'side', isReplacement: false } as const;
  expect(vehicleSvg(picture)).not.toContain('<text');
  expect(vehicleSvg(picture, true)).toMatch(/<path d="M0 0H600V400H0Z".*>Illustration<\/text>/);
});

describe('addresses', () => {
  test('exist for every shape, colour and view, and lead back to their picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicleShapes),
        fc.option(fc.oneof(fc.string(), fc.constantFrom(...vehicleColors)), { nil: undefined }),
        fc.constantFrom(...vehicleViewNames),
        (shape, color, view) => {
          expect(parseVehicleImageUrl(vehicleImageUrl({ shape, color, view }))).toEqual({
            ...{ shape, color: vehicleColor(color), view, isReplacement: false },
          });
        },
      ),
    );
    expect(vehicleImageUrl({ shape: 'small-suv', color: 'BLUE' })).toBe('/_shell/vehicles/small-suv/BLUE/side.svg');
  });

  test.each([
    '/_shell/vehicles/sedan/BLUE/roof.svg',
    '/_shell/vehicles/sedan/BLUE/constructor.svg',
    '/_shell/vehicles/sedan/BLUE.svg',
    '/_shell/vehicles/sedan/MAUVE/side.svg',
    '/_shell/vehicles/tank/BLUE/side.svg',
    '/_shell/vehicles/SEDAN/BLUE/side.svg',
    '/_shell/vehicles/sedan/BLUE/side.svg?x',
    '/_shell/vehicles/sedan/BLUE/side.png',
    '/_shell/vehicles/__proto__/BLUE/side.svg',
    '/elsewhere/sedan/BLUE/side.svg',
  ])('%s names no picture', (path) => {
    expect(parseVehicleImageUrl(path)).toBeNull();
  });
});

test('the replacement of a missing photograph is labelled, and named by a vehicle only', () => {
  const picture = parseVehicleImageUrl(replacementUrl(nameOf({ shape: 'small-suv', color: 'BLUE' })) ?? '');
  expect(picture).toMatchObject({ shape: 'small-suv', view: 'side', isReplacement: true });
  expect(vehicleSvg(picture!)).toContain('Photo not available. Illustration.');
  for (const wrong of ['', '//elsewhere.example', 'sedan/BLUE/../../x', 'sedan/MAUVE', 'https://x']) {
    expect(replacementUrl(wrong)).toBeNull();
  }
});

describe('a vehicle is drawn by its data', () => {
  const cases: [VehicleShape, Partial<VehicleFacts>][] = [
    ['sedan', { vehicleStyleCodes: ['SEDAN'], styleSubtype: 'Midsize Sedan' }],
    ['sedan', { vehicleStyleCodes: ['SEDAN'], fuelTypeGroup: 'ELE' }],
    ['sedan', { vehicleStyleCodes: ['SPACESHIP'] }],
    ['sedan', {}],
    ['coupe', { vehicleStyleCodes: ['COUPE'], styleSubtype: 'Luxury Coupe' }],
    ['sports-car', { vehicleStyleCodes: ['COUPE'], styleSubtype: 'Sports Coupe' }],
    ['convertible', { vehicleStyleCodes: ['CONVERT'], styleSubtype: 'Roadster' }],
    ['hatchback', { vehicleStyleCodes: ['HATCH'], styleSubtype: 'Sport Hatchback' }],
    ['wagon', { vehicleStyleCodes: ['WAGON'] }],
    ['small-suv', { vehicleStyleCodes: ['SUVCROSS'], styleSubtype: 'Compact SUV', fuelTypeGroup: 'HYB' }],
    ['large-suv', { vehicleStyleCodes: ['SUVCROSS'], styleSubtype: 'Full-Size SUV' }],
    ['large-suv', { vehicleStyleCodes: ['SUVCROSS'], styleSubtype: 'SUV_FULLSIZE' }],
    ['off-roader', { vehicleStyleCodes: ['SUVCROSS'], styleSubtype: 'SUV_OFFROAD' }],
    ['electric-crossover', { vehicleStyleCodes: ['SUVCROSS'], styleSubtype: 'Full-Size SUV', fuelTypeGroup: 'ELE' }],
    ['electric-crossover', { vehicleStyleCodes: ['HATCH'], fuelTypeGroup: 'ELE' }],
    ['minivan', { vehicleStyleCodes: ['VANMV'], styleSubtype: 'Minivan' }],
    ['passenger-van', { vehicleStyleCodes: ['VANMV'], styleSubtype: 'Passenger Van' }],
    ['cargo-van', { vehicleStyleCodes: ['VANMV'], styleSubtype: 'VAN_CARGO' }],
    ['cargo-van', { vehicleStyleCodes: ['VANMV'], styleSubtype: 'Minivan', vehicleType: 'CARGO_VAN' }],
    ['regular-cab', { vehicleStyleCodes: ['TRUCKS'], truckCabSize: '3' }],
    ['extended-cab', { vehicleStyleCodes: ['TRUCKS'], truckCabSize: '4' }],
    ['crew-cab', { vehicleStyleCodes: ['TRUCKS'], truckCabSize: 'CREW' }],
    ['crew-cab', { vehicleStyleCodes: ['TRUCKS'], styleSubtype: 'Full-Size Pickup' }],
    ['box-truck', { vehicleStyleCodes: ['VANMV'], styleSubtype: 'Cargo Van', vehicleType: 'BOX_TRUCK' }],
    ['flatbed', { vehicleStyleCodes: ['TRUCKS'], truckCabSize: '3', vehicleType: 'STAKE_TRUCK' }],
    ['flatbed', { vehicleStyleCodes: ['TRUCKS'], styleSubtype: 'TRUCK_CHASSIS' }],
    ['tractor', { vehicleStyleCodes: ['TRUCKS'], title: 'Used 2022 Ford F-750 Tractor', vehicleType: 'DUMP_TRUCK' }],
    ['tractor', { vehicleStyleCodes: ['VANMV'], title: 'Used 2020 Semi Truck' }],
  ];
  test.each(cases)('%s: %j', (shape, facts) => {
    expect(vehicleShape({ title: 'Used 2020 Car', vehicleStyleCodes: [], ...facts })).toBe(shape);
  });

  test('each shape is that of some data', () => {
    expect(new Set(cases.map(([shape]) => shape))).toEqual(new Set(vehicleShapes));
  });
});

test('an unknown colour is drawn in silver', () => {
  expect([vehicleColor('red'), vehicleColor('MAUVE'), vehicleColor(undefined)]).toEqual(['RED', 'SILVER', 'SILVER']);
});
