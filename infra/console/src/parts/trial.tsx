import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { state } from '../api/queries';
import { Refused } from './sign-in';

/** Delay after the last key until the registry is asked, ms. */
const settledMs = 400;

/** Shows what the registry says that a change would do, or each reason for which it would refuse it. */
export function Trial<Wanted, Answer>(props: {
  title: string;
  /** The change, as data. */
  wanted: Wanted;
  ask: (wanted: Wanted) => Promise<Answer>;
  /** Text before the reason of a failure. */
  failed?: string;
  children: (answer: Answer) => ReactNode;
}): ReactNode {
  const { title, wanted, ask, failed, children } = props;
  const [settled, setSettled] = useState(wanted);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useQuery({
    queryKey: [state, 'trial', title, settled],
    queryFn: () => ask(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error)
    return (
      <>
        {failed !== undefined && <p className="hint">{failed}</p>}
        <Refused error={error} />
      </>
    );
  if (data === undefined) return <p className="hint">Asking the registry …</p>;
  return (
    <section className="preview" aria-label={title}>
      {children(data)}
    </section>
  );
}

/** Effects of a change, one line each. */
export function Effects({ what }: { what: readonly string[] }): ReactNode {
  return (
    <ul>
      {what.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {what.length === 0 && <li>Nothing: both are the same.</li>}
    </ul>
  );
}
