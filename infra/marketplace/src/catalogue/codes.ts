import { vocabulary } from './vocabulary';

const displacementSteps = vocabulary.engineDisplacement!.map(({ code }) => ({ code, to: Number(code.split('-')[1]) }));

/** Returns the code of `engineDisplacement` for litres; null without an engine. */
export function displacementCode(litres: number | null): string | null {
  if (litres === null) return null;
  return displacementSteps.find((step) => Math.round(litres * 10) / 10 <= step.to)?.code ?? null;
}

/** Returns the code of `maximumSeating` for a number of seats; nine means nine or more. */
export function maximumSeatingCode(seats: number | null): string | null {
  return seats === null || seats < 2 ? null : String(Math.min(seats, 9));
}
