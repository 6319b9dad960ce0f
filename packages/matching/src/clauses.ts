/** Splits a search into clauses: it finds the listings that satisfy all of them. */
import { defaultRadius, type VehicleParam, vehicleParams } from '@forecourt/search-state';
import type { Criteria, Range, Scope, VehicleChoice } from './criteria';
import { chordOfMiles } from './distance';
import { type SteppedParam, steppedNames } from './facets';
import { fitsVehicle, hasAny, inRange, inScope, isNear, type Placed, saysWord, withinStep } from './match';

export interface Clause {
  /** Identifies the clause: equal clauses of different searches have the same key. */
  key: string;
  fits(listing: Placed): boolean;
}

/** Orders clauses: shared and selective ones first, the exact place last, so that a common beginning of searches is evaluated once. */
export function clausesOf({ vehicle, plain, price, year, stepped, scope }: Criteria): Clause[] {
  return [
    ...vehicleClauses(vehicle),
    ...scope.keywords.map(wordClause),
    ...aroundClauses(scope.near),
    ...[...plain].sort(byName).map(([facet, codes]) => codesClause(facet, codes)),
    ...[...scope.features].sort().map((code) => codesClause('featureCode', new Set([code]))),
    ...rangeClauses('price', price),
    ...rangeClauses('year', year),
    ...steppedNames.flatMap((param) => stepClauses(param, stepped[param])),
    ...restClauses(scope),
    ...(scope.near === null ? [] : [circleClause('near', scope.near)]),
  ];
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const withinMake = vehicleParams.filter((facet) => facet !== 'makeCode');

/** Returns the makes, which many searches share, then the choices within them. */
function vehicleClauses(vehicle: VehicleChoice): Clause[] {
  const { makes, seriesOf, modelsOf, trimsOf, packages } = vehicle;
  const listed = (codes: ReadonlySet<string> | null) => (codes === null ? null : [...codes].sort());
  const narrowed = (choices: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...choices].sort(byName).map(([of, codes]) => [of, listed(codes)]);
  const chosen = [narrowed(seriesOf), narrowed(modelsOf), narrowed(trimsOf), listed(packages)];
  const clause = (asked: object | null, facets: readonly VehicleParam[]): Clause => ({
    key: `vehicle:${JSON.stringify(asked)}`,
    fits: (listing) => facets.every((facet) => fitsVehicle(listing, facet, vehicle)),
  });
  return [
    ...(makes === null ? [] : [clause(listed(makes), ['makeCode'])]),
    ...(chosen.every((part) => part === null || part.length === 0) ? [] : [clause(chosen, withinMake)]),
  ];
}

function codesClause(facet: Parameters<typeof hasAny>[1], codes: ReadonlySet<string>): Clause {
  return {
    key: `${facet}:${JSON.stringify([...codes].sort())}`,
    fits: (listing) => hasAny(listing, facet, codes),
  };
}

function wordClause(keyword: Scope['keywords'][number]): Clause {
  return {
    key: `word:${keyword.word}:${keyword.labels.map(({ facet, code }) => `${facet}:${code}`).join()}`,
    fits: (listing) => saysWord(listing, keyword),
  };
}

function rangeClauses(fact: 'price' | 'year', range: Range): Clause[] {
  const { min, max } = range;
  if (min === undefined && max === undefined) return [];
  return [{ key: `${fact}:${min ?? ''}-${max ?? ''}`, fits: (listing) => inRange(listing[fact], range) }];
}

/** Returns the rare criteria as one clause. */
function restClauses(scope: Scope): Clause[] {
  const rest: Scope = { ...scope, near: null, features: [], keywords: [] };
  const key = restKey(rest);
  return key === noRest ? [] : [{ key, fits: (listing) => inScope(listing, rest) }];
}

function restKey({ state, excludedIds, tiers, vehicleHighlights, ownerId, showcase }: Omit<Scope, 'near'>): string {
  return `rest:${JSON.stringify([state, [...excludedIds], tiers && [...tiers], vehicleHighlights, ownerId, showcase])}`;
}
const noRest = restKey({
  ...{ state: null, features: [], keywords: [], excludedIds: new Set<string>(), tiers: null },
  ...{ vehicleHighlights: false, ownerId: null, showcase: false },
});

function stepClauses(param: SteppedParam, bound: number | undefined): Clause[] {
  return bound === undefined
    ? []
    : [{ key: `${param}:${bound}`, fits: (listing) => withinStep(listing, param, bound) }];
}

type Circle = NonNullable<Scope['near']>;

const circleClause = (name: string, circle: Circle): Clause => ({
  key: `${name}:${circle.vector.join()}:${circle.chord}:${circle.shipped}`,
  fits: (listing) => isNear(listing, circle),
});

/** Neighbourhoods are points of a spatial grid; this is their distance in radii of the earth: 80 miles. */
const grid = 0.02;
/** Maximum distance of a place from its point: half the diagonal of a cube, plus the error of single precision. */
const offGrid = (grid * Math.sqrt(3)) / 2 + 1e-6;

/** Returns a circle around the neighbourhood's point that contains the circle of any search in it, by the triangle inequality of chords. */
function aroundClauses(near: Circle | null): Clause[] {
  if (near === null) return [];
  const [x, y, z] = near.vector.map((part) => Math.round(part / grid) * grid) as [number, number, number];
  const reach = Math.sqrt(Math.max(near.chord, chordOfMiles(defaultRadius))) + offGrid;
  return [circleClause('around', { ...near, vector: [x, y, z], chord: reach ** 2 })];
}
