import { useSource } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { TrimsSideBySide } from '../../compare/trims-side-by-side';

/** Renders the trims of the search's model: of its year, or of the year with most listings. */
export function ModelTrimsTable(): ReactNode {
  const found = useSource('model-trims');
  if (found === undefined) return null;
  const { year, make, model, trims } = found;
  const name = `${year} ${make} ${model}`;
  return (
    <>
      <h2>{`Trims of the ${name}`}</h2>
      {trims.length === 0 ? <p>{`Nothing is known about trims of the ${name}.`}</p> : <TrimsSideBySide trims={trims} />}
    </>
  );
}
