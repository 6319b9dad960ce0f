import { dockedHeight, setDockedHeight } from '@forecourt/ui';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The bottom of the window holds one element, which announces its height. While another element is there, the vehicles to compare or the
 * consent question, there is no place for an ad; the comparison has priority over the question.
 */
export function useDock(bar: RefObject<HTMLElement | null>, isShown: boolean): { isTaken: boolean } {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    let own = '';
    const look = () => {
      const said = dockedHeight();
      setIsTaken(said !== '' && said !== own);
      if (said !== '' || !isShown || isTaken) return;
      // A unique spelling: another element may have the same height.
      own = `max(0px, ${bar.current?.offsetHeight ?? 0}px)`;
      setDockedHeight(own);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      if (own !== '' && dockedHeight() === own) setDockedHeight('');
    };
  }, [bar, isShown, isTaken]);
  return { isTaken };
}
