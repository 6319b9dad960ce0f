import type { ReactNode } from 'react';
import { Refused } from './sign-in';
import { useTrial } from './use-trial';

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
  const { title, failed, children } = props;
  const outcome = useTrial(props);
  if (outcome === undefined) return <p className="hint">Asking the registry …</p>;
  if ('error' in outcome)
    return (
      <>
        {failed !== undefined && <p className="hint">{failed}</p>}
        <Refused error={outcome.error} />
      </>
    );
  return (
    <section className="preview" aria-label={title}>
      {children(outcome.answer)}
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
