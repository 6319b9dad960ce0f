import { useSource } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { TrimsSideBySide } from '../../compare/trims-side-by-side';

/** Renders the trims of the search's model: of its year, or of the year with most listings. */
export function ModelTrimsTable(): ReactNode {
  const found = useSource('model-trims');
  if (found === undefined) return null;
  const { year, make, model, trims } = found;
  const name = `${year} ${make} ${model}`;
  if (trims.length === 0) return <p>{`Nothing is known about trims of the ${name}.`}</p>;
  return (
    <>
      <h2>{`${year} model year: prices, engines and fuel economy`}</h2>
      <TrimsSideBySide trims={trims} />
    </>
  );
}
