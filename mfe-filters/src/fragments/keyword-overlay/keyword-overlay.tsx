import { Overlay, useBrand } from '@forecourt/fragment-kit';
import { useHref } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { KeywordField } from '../../keyword/keyword-field';
import { findPath } from '../../keyword/suggestions';
import styles from './keyword-overlay.module.css';

/** Examples of searches by words. */
const examples = [
  'Used SUV with third row under 30k',
  'Crew cab truck 4x4 low miles',
  'Toyota Camry 2018 to 2022',
  'Electric, 250 mile range',
  'One owner Honda near 60601',
  'Under $400 a month',
];

/** Renders the field on the whole screen, with examples. */
export function KeywordOverlay(): ReactNode {
  const { flags, makeCode } = useBrand();
  const from = useHref()({ type: 'page', firstRecord: 0 });
  if (!flags.keywordSearch) return <Overlay title="Search">There is no search by words here.</Overlay>;
  return (
    <Overlay title="Search in your own words">
      <KeywordField takesFocus />
      <p className={styles.note}>Make, model, trim, color, features, price, miles, years or a place:</p>
      <ul className={styles.examples}>
        {examples
          .filter((text) => makeCode === undefined || !/Toyota|Honda/.test(text))
          .map((text) => (
            <li key={text}>
              <a href={`${findPath}?${new URLSearchParams({ text, from })}`} rel="nofollow">
                {text}
              </a>
            </li>
          ))}
      </ul>
    </Overlay>
  );
}
