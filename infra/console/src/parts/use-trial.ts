import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { state } from '../api/queries';

/** Delay after the last key until the registry is asked, ms. */
const settledMs = 400;

/**
 * Asks the registry what a change would do, or why it would refuse it.
 * @returns the last answer or failure, which stays until the next one, so that nothing jumps under a pointer; undefined before the first
 */
export function useTrial<Wanted, Answer>(props: {
  title: string;
  /** The change, as data. Several parts that try the same one ask once. */
  wanted: Wanted;
  ask: (wanted: Wanted) => Promise<Answer>;
}): { answer: Answer } | { error: unknown } | undefined {
  const { title, wanted, ask } = props;
  const [settled, setSettled] = useState(wanted);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: [state, 'trial', title, settled],
    queryFn: () =>
      ask(settled).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data;
}
