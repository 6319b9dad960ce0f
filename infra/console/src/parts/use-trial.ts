import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { state } from '../api/queries';

/** Delay after the last key until the registry is asked, ms. */
const settledMs = 400;

/** Asks the registry what a change would do, or why it would refuse it. */
export function useTrial<Wanted, Answer>(props: {
  title: string;
  /** The change, as data. Several parts that try the same one ask once. */
  wanted: Wanted;
  ask: (wanted: Wanted) => Promise<Answer>;
}): UseQueryResult<Answer> {
  const { title, wanted, ask } = props;
  const [settled, setSettled] = useState(wanted);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: [state, 'trial', title, settled],
    queryFn: () => ask(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
