import { Alert } from '@forecourt/ui/alert';
import { SubmitButton } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dataOf, registry, wordsOf } from '../api/client';
import { queryClient, session } from '../api/queries';

/** Loaded on its own. If it cannot be, such as after an upgrade of the registry, tokens still work. */
const ByProvider = lazy(() => import('./by-provider').catch(() => ({ default: () => null })));

/**
 * Begins a session, by the provider if the registry has one, or with a token.
 * @param onDone called after it has begun
 * @param query of a sign-in by the provider that leaves this page; by default it opens in another tab, and what was typed stays
 */
export function SignIn({ onDone, query }: { onDone?: () => void; query?: string }): ReactNode {
  const [token, setToken] = useState('');
  const begin = useMutation({
    mutationFn: () => dataOf(registry.POST('/v1/session', { body: { token } })),
    onSuccess: (begun) => {
      setToken('');
      queryClient.setQueryData(session.queryKey, begun);
      onDone?.();
    },
  });
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        if (!begin.isPending) begin.mutate();
      }}
    >
      <Suspense>
        <ByProvider {...{ onDone, query }} />
      </Suspense>
      <TextField
        label="Token"
        type="password"
        autoComplete="off"
        required
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
      <SubmitButton variant="primary" busy={begin.isPending}>
        Sign in
      </SubmitButton>
      {begin.error && <Refused error={begin.error} />}
      <p className="hint">
        A token is what <code>fragment token add</code> printed. On the registry’s own machine,{' '}
        <code>npm run fragment -- console</code> prints a link that signs in.
      </p>
    </form>
  );
}

/** A refusal of the registry, or its silence. */
export function Refused({ error }: { error: unknown }): ReactNode {
  const { title, detail } = wordsOf(error);
  return (
    <Alert tone="danger" title={title}>
      <p>{detail}</p>
    </Alert>
  );
}
