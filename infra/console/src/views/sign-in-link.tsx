import { Button } from '@forecourt/ui/button';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dataOf, registry } from '../api/client';
import { queryClient, session } from '../api/queries';
import { navigate } from '../navigation';
import { Refused, SignIn } from '../parts/sign-in';
import { useTitle } from '../parts/title';

const Outcome = lazy(() => import('../parts/provider-outcome'));

/**
 * Signs in with the secret behind the `#` of a link, after a press: a link that is only looked at is not used up. The registry leads here, too,
 * after a sign-in by the provider.
 */
export function SignInLink(): ReactNode {
  useTitle('Sign in');
  const [link] = useState(() => window.location.hash.slice(1));
  const enter = () => navigate({ to: '/', replace: true });
  const begin = useMutation({
    mutationFn: () => dataOf(registry.POST('/v1/session', { body: { link } })),
    onSuccess: (begun) => {
      queryClient.setQueryData(session.queryKey, begun);
      enter();
    },
  });
  if (window.location.search !== '')
    return (
      <Suspense>
        <Outcome onDone={enter} />
      </Suspense>
    );
  return (
    <>
      <h1>Sign in</h1>
      {link !== '' && !begin.isError && (
        <Button variant="primary" onClick={() => begin.mutate()} aria-busy={begin.isPending}>
          Sign in with this link
        </Button>
      )}
      {begin.error && <Refused error={begin.error} />}
      {(link === '' || begin.isError) && <SignIn onDone={enter} query="?return=/console/" />}
    </>
  );
}
