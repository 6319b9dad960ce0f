import { Button } from '@forecourt/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Path } from '../addresses';
import { dataOf, registry } from '../api/client';
import { authorName } from '../api/names';
import { queryClient, session } from '../api/queries';
import { useStream } from '../api/stream';
import { Link, Outlet, useView } from '../navigation';
import { SignIn } from './sign-in';
import { Status, StreamContext } from './status';

const views = [
  ['/', 'Live'],
  ['/pages/{-$brand}/{-$page}', 'Pages'],
  ['/brands/{-$brand}', 'Brands'],
  ['/incidents', 'Incidents'],
  ['/flags', 'Flags'],
  ['/previews', 'Previews'],
  ['/audit', 'Audit'],
  ['/access', 'Access'],
] as const satisfies readonly [Path, string][];

/** Frame of every view: navigation, session, and whether the registry answers. */
export function Frame(): ReactNode {
  const stream = useStream();
  const view = useView();
  return (
    <StreamContext value={stream}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="bar">
        <p className="mark">Console</p>
        <nav aria-label="Views">
          {views.map(([path, name]) => (
            <Link key={path} to={path} aria-current={path === view ? 'page' : undefined}>
              {name}
            </Link>
          ))}
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
    onSuccess: () => {
      queryClient.setQueryData(session.queryKey, null);
      // There the person may end their session with the provider, too.
      setOpen(true);
    },
  });
  if (data === undefined) return <div className="who" />;
  if (data !== null)
    return (
      <div className="who">
        <span>
          {authorName(data)} <small>may {data.may.includes('admin') ? 'change everything' : data.may.join(', ')}</small>
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
