import { remember } from './remember';

/** The facts in an engine's description, as far as it names them. */
export interface EngineFacts {
  litres: number | null;
  cylinders: number | null;
  /** Code of `engineCode`. */
  code: string | null;
}

const cylinderCodes = [3, 4, 5, 6, 8, 10, 12, 16];
/** Parses `2.0L I4 16V GDI DOHC Turbo`, `Premium Unleaded V-8 6.4 L/392`, `355.0HP 5.3L 8 Cylinder Engine`, `2.0L 4-Cylinder`. */
export const readEngine = remember((text): EngineFacts => {
  const litres = Number(/(\d\.\d)\s?l\b/i.exec(text)?.[1] ?? Number.NaN);
  const [, lettered, counted] = /\b(?:[vihwl]-?(\d{1,2})\b|(\d{1,2})[- ]?cyl)/i.exec(text) ?? [];
  const cylinders = Number(lettered ?? counted ?? Number.NaN);
  return {
    litres: Number.isNaN(litres) ? null : litres,
    cylinders: cylinderCodes.includes(cylinders) ? cylinders : null,
    code: cylinderCodes.includes(cylinders) ? `${cylinders}CYL` : null,
  };
});
