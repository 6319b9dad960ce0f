import { buttonClass } from '@forecourt/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { dataOf, registry } from '../api/client';
import { queryClient, session } from '../api/queries';

/** Offers to sign in by the registry's provider, if it has one; takes over the session that another tab of the console begins. */
export default function ByProvider({ onDone, query }: { onDone?: () => void; query?: string }): ReactNode {
  const { data } = useQuery({ queryKey: ['provider'], queryFn: () => dataOf(registry.GET('/v1/session/provider')) });
  useEffect(() => {
    const channel = new BroadcastChannel('session');
    channel.onmessage = () => queryClient.invalidateQueries({ queryKey: session.queryKey }).then(onDone);
    return () => channel.close();
  }, [onDone]);
  if (!data?.name) return null;
  const { name, signOutUrl } = data;
  return (
    <>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={`/v1/session/provider/begin${query ?? ''}`}
        // This tab must be able to close itself afterwards. The console's opener policy separates it from this page nevertheless.
        {...(query === undefined && { target: '_blank', rel: 'opener' })}
      >
        Sign in with {name}
      </a>
      {query === undefined && <p className="hint">It opens in another tab; this page stays as it is.</p>}
      {signOutUrl && (
        <p className="hint">
          Not as yourself?{' '}
          <a href={signOutUrl} target="_blank" rel="noreferrer">
            Sign out of {name}
          </a>
        </p>
      )}
      <p>Or with a token:</p>
    </>
  );
}
