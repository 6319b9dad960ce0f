/** What an engine's description says, as far as it says it. */
export interface EngineFacts {
  litres: number | null;
  cylinders: number | null;
  /** Code of `engineCode`. */
  code: string | null;
  /** Code of `engineDisplacement`. */
  displacement: string | null;
}

const cylinderCodes = [3, 4, 5, 6, 8, 10, 12, 16];
/** Upper ends of the vocabulary's displacement classes, in tenths of a litre. */
const displacements: readonly (readonly [upTo: number, code: string])[] = [
  [14, '0.0-1.4'],
  [19, '1.5-1.9'],
  [24, '2.0-2.4'],
  [29, '2.5-2.9'],
  [34, '3.0-3.4'],
  [39, '3.5-3.9'],
  [49, '4.0-4.9'],
  [59, '5.0-5.9'],
  [99, '6.0-9.9'],
];

/** Reads `2.0L I4 16V GDI DOHC Turbo`, `Premium Unleaded V-8 6.4 L/392`, `355.0HP 5.3L 8 Cylinder Engine`, `2.0L 4-Cylinder`. */
export function readEngine(text: string): EngineFacts {
  const litres = Number(/(\d\.\d)\s?l\b/i.exec(text)?.[1] ?? Number.NaN);
  const [, lettered, counted] = /\b(?:[vihwl]-?(\d{1,2})\b|(\d{1,2})[- ]?cyl)/i.exec(text) ?? [];
  const cylinders = Number(lettered ?? counted ?? Number.NaN);
  const isElectric = /electric/i.test(text) && Number.isNaN(cylinders);
  return {
    litres: Number.isNaN(litres) ? null : litres,
    cylinders: cylinderCodes.includes(cylinders) ? cylinders : null,
    code: isElectric ? 'ELECTRIC' : cylinderCodes.includes(cylinders) ? `${cylinders}CYL` : null,
    displacement: Number.isNaN(litres) ? null : displacementOf(litres),
  };
}

/** Code of `engineDisplacement`. */
export function displacementOf(litres: number): string | null {
  const tenths = Math.round(litres * 10);
  return displacements.find(([upTo]) => tenths <= upTo)?.[1] ?? null;
}
