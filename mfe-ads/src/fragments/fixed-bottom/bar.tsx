import { placedAs, useView } from '@forecourt/fragment-kit';
import { cx, IconButton } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Filled } from '../../ad-server/ad-server';
import { adServerOf } from '../../ad-server/page-server';
import { targetingOf } from '../../ad-server/targeting';
import { useDock } from '../../frame/use-dock';
import { HouseAd } from '../../house-ad/house-ad';
import { placedAd } from '../../placed-ad';
import { sizesOf } from '../../places';
import { useCountShown } from '../../use-count-shown';
import styles from './bar.module.css';
import { Refreshes } from './refreshes';
import type { Settings } from './settings';
import { usePaused } from './use-paused';

const placement = 'fixed';
/** Timeout of the first ad, and interval of the check for it, ms. */
const loadMs = 10_000;
const pollMs = 300;

/** The ad along the bottom of the window: renewed while the page is visible, removed when the visitor closes it (R67). */
export default function Bar(props: {
  settings: Settings;
  isInside: boolean;
  beside: readonly string[];
  onClose(): void;
}): ReactNode {
  const { settings, isInside, beside, onClose } = props;
  const view = useView();
  const bar = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Filled>();
  const [hasFailed, setHasFailed] = useState(false);
  const isPaused = usePaused();
  const { isTaken } = useDock(bar, filled !== undefined && isInside);
  const isShown = filled !== undefined && isInside && !isTaken;
  const placed = placedAd(placement, filled);
  useCountShown(placement, filled);

  /** Requests an ad; the present one stays until the next has arrived. */
  const ask = async (refresh: number, signal: AbortSignal): Promise<void> => {
    if (canvas.current === null) return;
    const request = {
      ...{ placement, sizes: sizesOf(placement, window.innerWidth), element: canvas.current },
      targeting: targetingOf(view, placement, refresh),
      beside,
    };
    const next = await adServerOf(view).fill(request, signal);
    if (next === undefined || signal.aborted) return;
    setFilled(next);
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    const gone = new AbortController();
    let isLoaded = false;
    const begun = Date.now();
    // A failure is not reported here: the timeout reports every cause, once.
    latest.current(0, gone.signal).then(
      () => {
        isLoaded = true;
      },
      () => undefined,
    );
    const poll = setInterval(() => {
      if (!isLoaded && Date.now() - begun < loadMs) return;
      clearInterval(poll);
      if (isLoaded) return;
      gone.abort();
      setHasFailed(true);
      console.warn('Fixed Ad Failed to load');
    }, pollMs);
    return () => {
      clearInterval(poll);
      gone.abort();
    };
  }, []);

  const refreshes = useRef<Refreshes>(null);
  const { intervalMs, refreshLimit: limit } = settings;
  useEffect(() => {
    const gone = new AbortController();
    refreshes.current = new Refreshes({
      intervalMs,
      limit,
      // A failed request leaves the present ad.
      onRefresh: (count) => void latest.current(count, gone.signal).catch(() => undefined),
    });
    return () => {
      refreshes.current?.setActive(false);
      gone.abort();
    };
  }, [intervalMs, limit]);
  useEffect(() => refreshes.current?.setActive(isShown && !isPaused));

  if (hasFailed) return null;
  return (
    <aside ref={bar} aria-label="Advertisement" className={cx(styles.bar, !isShown && styles.away)}>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          Advertisement
        </p>
        <IconButton icon="close" size="sm" label="Close advertisement" onClick={onClose} />
      </div>
      <div {...placedAs(isShown ? placed : undefined)} className={styles.box}>
        {filled?.kind === 'house' && placed !== undefined && (
          <HouseAd key={filled.ad.id} ad={filled.ad} format="leaderboard" />
        )}
        <div ref={canvas} className={filled?.kind === 'house' ? styles.away : styles.canvas} />
      </div>
    </aside>
  );
}
