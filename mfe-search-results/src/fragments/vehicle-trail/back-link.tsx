import { useView } from '@forecourt/fragment-kit';
import { isPlainClick, useHref } from '@forecourt/search-kit';
import { withIcon } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './trail.module.css';

/** Pages of results, by their paths. */
const results = /^\/cars-for-sale\/(all|new|used|certified)(\/|$)/;

/** The page of results that a browser came from, as a path of this site; null where it came from elsewhere. */
export function resultsBefore(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  return from.origin === origin && results.test(from.pathname) ? from.pathname + from.search : null;
}

/** Where the browser stands in its history: what was opened over the page and closed again counts where it cannot say so. */
const place = (): number =>
  ('navigation' in window ? window.navigation.currentEntry?.index : undefined) ?? history.length;

/**
 * Back to the search that led here. With script it is the very page, at the very place (R74): the browser goes back, as long as it
 * has gone nowhere since. Without it is the search that the address names; from elsewhere, that of the vehicle's make and model.
 */
export function BackLink(): ReactNode {
  const href = useHref();
  const { back } = useView().params;
  const [before, setBefore] = useState<{ path: string; at: number } | null>(null);
  useEffect(() => {
    const path = resultsBefore(document.referrer, location.origin);
    if (path !== null) setBefore({ path, at: place() });
  }, []);
  const goBack = (event: MouseEvent) => {
    if (before === null || before.at !== place() || history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a
      href={before?.path ?? back ?? href({ type: 'page', firstRecord: 0 })}
      onClick={goBack}
      {...withIcon('chevron-left', styles.back)}
    >
      Back to results
    </a>
  );
}
