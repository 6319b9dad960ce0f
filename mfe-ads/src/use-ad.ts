import type { SourceData } from '@forecourt/contracts';
import { useView } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Filled } from './ad-server/ad-server';
import { adServerOf, fillerOf, frequencyOf } from './ad-server/page-server';
import { targetingOf } from './ad-server/targeting';
import { adAt, adIds, cameWithPage } from './ads';
import { sizesOf } from './places';
import { useCountShown } from './use-count-shown';

/** Timeout of an ad, ms. */
const answerMs = 10_000;

export interface Shown {
  /** `waiting` keeps the space, `none` may close it. */
  status: 'waiting' | 'filled' | 'none';
  filled: Filled | undefined;
  /** Element for servers that draw themselves; around the ad while a house ad is shown. */
  canvas: RefObject<HTMLDivElement | null>;
}

/**
 * Returns a placement's ad: the house ad that came with the page, or the ad server's once the place is near. An ad that has reached
 * its cap is replaced before it is in view.
 */
export function useAd(placement: string, { ads }: Pick<SourceData, 'ads'>): Shown {
  const view = useView();
  const canvas = useRef<HTMLDivElement>(null);
  const isHouse = fillerOf(view) === 'house';
  const own = isHouse ? adAt({ ads }, placement) : undefined;
  const isAnswered = isHouse && ads !== undefined && cameWithPage(placement);
  const key = `${placement} ${own?.id ?? (isAnswered ? 'none' : '')} ${view.url}`;
  const [asked, setAsked] = useState<{ key: string; filled: Filled | undefined; isOver: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another request depends on the key only
  useEffect(() => {
    if (!view.brand.flags.ads || canvas.current === null) return;
    const isWornOut = own !== undefined && frequencyOf(view).enough.includes(own.id);
    if (!isWornOut && (own !== undefined || isAnswered)) return;
    const gone = new AbortController();
    const settle = (filled: Filled | undefined) => {
      if (!gone.signal.aborted) setAsked({ key, filled, isOver: true });
    };
    const question = {
      placement,
      sizes: sizesOf(placement, window.innerWidth),
      targeting: targetingOf(view, placement),
      element: canvas.current,
      beside: adIds({ ads }),
    };
    adServerOf(view)
      .fill(question, AbortSignal.any([gone.signal, AbortSignal.timeout(answerMs)]))
      // If the server is blocked, down or late, the place stays empty; the page does not need it.
      .then(settle, () => settle(undefined));
    return () => gone.abort();
  }, [key]);

  const answer = asked?.key === key && asked.isOver ? asked : undefined;
  const filled = answer === undefined ? own && { kind: 'house' as const, ad: own } : answer.filled;
  const isOver = answer !== undefined || isAnswered;
  useCountShown(placement, filled);
  return { status: filled !== undefined ? 'filled' : isOver ? 'none' : 'waiting', filled, canvas };
}
