import { contrastPairs } from '@forecourt/brands/readable';
import type { ReactNode } from 'react';
import { type Color, type Colors, namesOfOther } from '../api/brand-colors';
import type { Theme } from '../api/brands';
import { WithBrandLooks } from './with-brand-looks';

const modes = ['light', 'dark'] as const;

/** Fields for colours, the sample in them, and their contrasts, which follow while colours are chosen. */
export function BrandColors(props: {
  /** Words for the colours while none has been changed, such as "the model's". */
  whose: string;
  model: Colors;
  colors: Colors;
  onColors: (colors: Colors) => void;
  /** The whole theme, with these colours. */
  theme: Theme;
  name: string;
  mark: string;
}): ReactNode {
  const { whose, model, colors, onColors, theme, name, mark } = props;
  const changed = namesOfOther(colors, model);
  return (
    <>
      <details>
        <summary>Colours: {changed.join(', ') || whose}</summary>
        <div className="fields" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' }}>
          {Object.entries(colors).map(([name, color]) => (
            <div key={name}>
              {name}
              <p className="acts">
                {modes.map((mode) => (
                  <input
                    key={mode}
                    type="color"
                    aria-label={`${name} in ${mode}`}
                    value={color[mode]}
                    onChange={(event) => onColors(withOne(colors, name, { ...color, [mode]: event.target.value }))}
                  />
                ))}
              </p>
            </div>
          ))}
        </div>
      </details>
      <WithBrandLooks>{({ Samples }) => <Samples {...{ theme, name, mark }} />}</WithBrandLooks>
      <Followed theme={theme} changed={changed} />
    </>
  );
}

const withOne = (colors: Colors, name: string, color: Color): Colors => ({ ...colors, [name]: color });

/** The contrasts of the colours that differ, and of all that are too low; below them the others. @param changed names of colours */
function Followed({ theme, changed }: { theme: Theme; changed: readonly string[] }): ReactNode {
  const pairs = contrastPairs(theme);
  const weak = pairs.filter(({ ratio, least }) => ratio < least);
  const isShown = (pair: string) =>
    weak.some((one) => one.pair === pair) || pair.split(' on ').some((name) => changed.includes(name));
  const shown = pairs.filter(({ pair }) => isShown(pair));
  return (
    <section aria-label="Contrasts">
      <p role="status" className={weak.length === 0 ? 'hint' : 'bad'}>
        {weak.length === 0
          ? `All ${pairs.length} contrasts are high enough.`
          : `${weak.length} of ${pairs.length} contrasts are too low: the registry refuses them.`}
      </p>
      {shown.length > 0 && <WithBrandLooks>{({ Contrasts }) => <Contrasts contrasts={shown} />}</WithBrandLooks>}
      <details>
        <summary>{shown.length === 0 ? 'All' : 'The other'} contrasts</summary>
        <WithBrandLooks>
          {({ Contrasts }) => <Contrasts contrasts={pairs.filter(({ pair }) => !isShown(pair))} />}
        </WithBrandLooks>
      </details>
    </section>
  );
}
