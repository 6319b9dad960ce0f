import type { ReactNode } from 'react';
import type { BrandView } from '../api/brands';

type Contrasts = BrandView['contrasts'];

const modes = ['light', 'dark'] as const;

/** The contrast of each pair of colours; too low ones are marked. */
export function Contrasts({ contrasts }: { contrasts: Contrasts }): ReactNode {
  const pairs = [...new Set(contrasts.map(({ pair }) => pair))];
  return (
    <table className="rows">
      <thead>
        <tr>
          {['Colours', 'Light', 'Dark', 'Least'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const of = contrasts.filter((one) => one.pair === pair);
          return (
            <tr key={pair}>
              <th scope="row">{pair}</th>
              {modes.map((mode) => (
                <td key={mode} data-label={mode}>
                  <Ratio of={of.find((one) => one.mode === mode)} />
                </td>
              ))}
              <td data-label="Least">{of[0]?.least}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Ratio({ of }: { of: Contrasts[number] | undefined }): ReactNode {
  if (of === undefined) return '–';
  const { ratio, least } = of;
  // Rounded down: what is shown as 4.5 is no less.
  const text = (Math.floor(ratio * 100) / 100).toFixed(2);
  return ratio < least ? (
    <b className="bad">
      {text}, below {least}
    </b>
  ) : (
    text
  );
}
