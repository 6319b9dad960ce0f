import { Alert } from '@forecourt/ui/alert';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { authorName } from '../api/names';
import { session } from '../api/queries';
import { signInFailures } from '../api/sign-in-failures';
import { SignIn } from './sign-in';

const unknown = { title: 'You were not signed in', detail: 'Try again; the log of the registry says more.' };

/** Says how a sign-in by the provider ended, by the address to which the registry led. @param onDone called after another sign-in */
export default function ProviderOutcome({ onDone }: { onDone: () => void }): ReactNode {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const code = query.get('failed');
  if (code === null) return <Done />;
  const { title, detail } = Object.hasOwn(signInFailures, code) ? signInFailures[code]! : unknown;
  const to = query.get('return');
  return (
    <>
      <h1>Sign in</h1>
      <div className="sign-in">
        <Alert tone="danger" title={title}>
          <p>{detail}</p>
        </Alert>
        {/* Another attempt leads to the same place. The registry checks that it is one of the console's. */}
        <SignIn onDone={onDone} query={to === null ? '' : `?return=${encodeURIComponent(to)}`} />
      </div>
    </>
  );
}

/** Hands the session to the tab that began the sign-in, and closes this one. */
function Done(): ReactNode {
  const { data } = useQuery(session);
  const isIn = data != null;
  useEffect(() => {
    if (!isIn) return;
    const channel = new BroadcastChannel('session');
    channel.postMessage('begun');
    channel.close();
    // Browsers close only tabs that were opened by a page.
    window.close();
  }, [isIn]);
  return (
    <>
      <h1>Sign in</h1>
      {data === null && <SignIn query="" />}
      {data != null && (
        <Alert tone="success" title={`You are signed in as ${authorName(data)}`}>
          <p>
            The console’s other tabs know it: you can close this one, or <a href="/console/">go on here</a>.
          </p>
        </Alert>
      )}
    </>
  );
}
