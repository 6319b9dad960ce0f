import { useOverlayHref, useSource, useView } from '@forecourt/fragment-kit';
import { IntentLink, isPlainClick } from '@forecourt/search-kit';
import { Button, chipClass, formatCount } from '@forecourt/ui';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { alikeModels } from './alike-models';
import styles from './did-you-mean.module.css';

/** Path where the shell stores the answer in a cookie. */
const path = '/cars-for-sale/model-names';

/**
 * Renders the Model Name Clarification (sections 2 and 4, R36): the models that the shopper may have meant, each a link with its count. "No"
 * submits a form, and the shell remembers it; with script the page stays. The box then disappears, so the focus moves to `heading`.
 */
export function DidYouMean({ heading }: { heading: RefObject<HTMLElement | null> }): ReactNode {
  const { state, params } = useView();
  const { here } = useOverlayHref();
  const answer = useSource('listing');
  const titleId = useId();
  const [closed, setClosed] = useState<string | null>(null);
  const models = alikeModels(state, answer?.filters.modelCode ?? []);
  if (models === null || params.namesKnown === '1' || closed === 'never' || closed === models.chosen.value) return null;
  const { chosen, others } = models;
  const leave = () => heading.current?.focus({ preventScroll: true });

  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setClosed(fields.get('again') === 'never' ? 'never' : chosen.value);
    leave();
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    // The box disappears from this page in any case; if the answer was not stored, the next page asks again.
    fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  };

  return (
    <form method="post" action={path} onSubmit={close} aria-labelledby={titleId} className={styles.box}>
      <input type="hidden" name="modelCode" value={chosen.value} />
      <input type="hidden" name="refUrl" value={here} />
      <p id={titleId} className={styles.title}>
        Did you mean …?
      </p>
      <ul aria-labelledby={titleId} className={styles.models}>
        {others.map(({ value, label, count }) => (
          <li key={value}>
            <IntentLink
              intent={{ type: 'select', param: 'modelCode', values: [value] }}
              className={chipClass()}
              onClick={(event) => isPlainClick(event) && leave()}
            >
              {label} <span className={styles.count}>{formatCount(count)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
      <div className={styles.no}>
        <Button type="submit" size="sm">
          {`No, ${chosen.label}`}
        </Button>
        <label className={styles.again}>
          <input type="checkbox" name="again" value="never" />
          Don’t show me this again.
        </label>
      </div>
    </form>
  );
}
