import { dockedHeight, setDockedHeight } from '@forecourt/ui';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The bottom of the window holds one thing, and what stands there says how much it takes. While somebody else does, the vehicles to compare or the
 * question what ads may use, there is no place for an ad; and what somebody compares goes before a question that can wait.
 */
export function useDock(bar: RefObject<HTMLElement | null>, isShown: boolean): { isTaken: boolean } {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    let own = '';
    const look = () => {
      const said = dockedHeight();
      setIsTaken(said !== '' && said !== own);
      if (said !== '' || !isShown || isTaken) return;
      // As nobody else writes it: what takes the place may be just as high.
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
