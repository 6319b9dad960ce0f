import { vocabulary } from './vocabulary';

const displacementSteps = vocabulary.engineDisplacement!.map(({ code }) => ({ code, to: Number(code.split('-')[1]) }));

/** Code of `engineDisplacement` for litres; null when there is no engine. */
export function displacementCode(litres: number | null): string | null {
  if (litres === null) return null;
  return displacementSteps.find((step) => Math.round(litres * 10) / 10 <= step.to)?.code ?? null;
}

/** Code of `maximumSeating` for a number of seats; nine stands for all that is larger. */
export function maximumSeatingCode(seats: number | null): string | null {
  return seats === null || seats < 2 ? null : String(Math.min(seats, 9));
}
