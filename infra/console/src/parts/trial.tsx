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
  const { data, error } = useTrial(props);
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
