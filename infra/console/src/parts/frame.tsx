import { Button } from '@forecourt/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { dataOf, registry } from '../api/client';
import { queryClient, session } from '../api/queries';
import { useStream } from '../api/stream';
import { SignIn } from './sign-in';
import { Status, StreamContext } from './status';

/** Frame of every view: navigation, session, and whether the registry answers. */
export function Frame(): ReactNode {
  const stream = useStream();
  return (
    <StreamContext value={stream}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="bar">
        <p className="mark">Console</p>
        <nav aria-label="Views">
          <Link to="/">Live</Link>
          <Link to="/pages/{-$brand}/{-$page}">Pages</Link>
          <Link to="/incidents">Incidents</Link>
          <Link to="/flags">Flags</Link>
          <Link to="/previews">Previews</Link>
          <Link to="/audit">Audit</Link>
          <Link to="/access">Access</Link>
        </nav>
        <Who />
      </header>
      <Status />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </StreamContext>
  );
}

function Who(): ReactNode {
  const { data } = useQuery(session);
  const [isOpen, setOpen] = useState(false);
  const end = useMutation({
    mutationFn: () => dataOf(registry.DELETE('/v1/session')),
    onSuccess: () => queryClient.setQueryData(session.queryKey, null),
  });
  if (data === undefined) return <div className="who" />;
  if (data !== null)
    return (
      <div className="who">
        <span>
          {data.person ?? data.who} <small>may {data.may.join(', ')}</small>
        </span>
        <Button size="sm" onClick={() => end.mutate()}>
          Sign out
        </Button>
      </div>
    );
  return (
    <div className="who">
      <span>You read only.</span>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Sign in
      </Button>
      {isOpen && (
        <div className="drop">
          <SignIn onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
