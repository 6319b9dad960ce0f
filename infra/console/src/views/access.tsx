import { Alert } from '@forecourt/ui/alert';
import { Button, SubmitButton } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { permissions, scopeOf, scopeText, tokenCommand } from '../api/access';
import { dataOf, registry, type Token } from '../api/client';
import { changed, noSession, session as sessionQuery, tokens as tokensQuery } from '../api/queries';
import { Command } from '../parts/command';
import { Refused, SignIn } from '../parts/sign-in';
import { useWhyReadOnly } from '../parts/status';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';

/** Lists tokens and their rights, creates and revokes them: for sessions that may do everything. */
export function AccessView(): ReactNode {
  useTitle('Access');
  const session = useQuery(sessionQuery);
  const isAllowed = session.data?.may.includes('admin') === true;
  const tokens = useQuery({ ...tokensQuery, enabled: isAllowed });
  return (
    <>
      <h1>Access</h1>
      {session.data === null && (
        <section aria-label="Sign in to see tokens">
          <SignIn />
        </section>
      )}
      {session.data != null && !isAllowed && (
        <p>You may {session.data.may.join(', ')}. Tokens are for those who may do everything (admin).</p>
      )}
      {tokens.error && <Refused error={tokens.error} />}
      {isAllowed && (
        <>
          <section aria-labelledby="tokens-title">
            <h2 id="tokens-title">Tokens</h2>
            {tokens.data?.tokens.length === 0 && <p className="hint">There are only those of REGISTRY_TOKEN.</p>}
            {tokens.data !== undefined && tokens.data.tokens.length > 0 && <Tokens all={tokens.data.tokens} />}
          </section>
          <AddToken />
        </>
      )}
    </>
  );
}

const headings = ['Token', 'Rights', 'Person', 'Created', 'Ends', ''];

function Tokens({ all }: { all: readonly Token[] }): ReactNode {
  return (
    <table className="rows">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((token) => (
          <tr key={token.name}>
            <th scope="row">{token.name}</th>
            <td data-label="Rights">{scopeText(token)}</td>
            <td data-label="Person">{token.person ?? token.name}</td>
            <td data-label="Created">
              <Time at={token.createdAt} /> by {token.createdBy}
            </td>
            <td data-label="Ends">{token.expiresAt === null ? 'never' : <Time at={token.expiresAt} />}</td>
            <td data-label="Revoke">
              <Revoke name={token.name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Revokes a token in two presses, because its sessions and builds end at once. */
function Revoke({ name }: { name: string }): ReactNode {
  const [isSure, setSure] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const whyReadOnly = useWhyReadOnly();
  const revoked = useMutation({
    mutationFn: () => dataOf(registry.DELETE('/v1/tokens/{name}', { params: { path: { name } } })),
    onSuccess: changed,
    onError: (error) => noSession(error),
  });
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={isSure ? 'danger' : undefined}
        aria-label={isSure ? undefined : `Revoke ${name}`}
        aria-busy={revoked.isPending}
        disabled={whyReadOnly !== null}
        onClick={({ detail }) => {
          if (!isSure) setSure(true);
          // A double click is one press.
          else if (detail < 2) revoked.mutate();
        }}
      >
        {isSure ? `Revoke ${name} for good` : 'Revoke'}
      </Button>
      {isSure && (
        <>
          {' '}
          <Button
            size="sm"
            onClick={() => {
              setSure(false);
              button.current?.focus();
            }}
          >
            Leave it
          </Button>
          <p>Whoever uses it is refused from then on.</p>
        </>
      )}
      {revoked.error && <Refused error={revoked.error} />}
    </>
  );
}

function AddToken(): ReactNode {
  const [given, setGiven] = useState(() => new FormData());
  const whyReadOnly = useWhyReadOnly();
  const wanted = scopeOf(given);
  const added = useMutation({
    mutationFn: () => dataOf(registry.POST('/v1/tokens', { body: wanted })),
    onSuccess: changed,
    onError: (error) => noSession(error),
  });
  const tokens = useQuery(tokensQuery);
  const isGone = added.isSuccess && tokens.data?.tokens.some(({ name }) => name === added.data.name) === false;
  const follow = (event: FormEvent<HTMLFormElement>) => {
    added.reset();
    setGiven(new FormData(event.currentTarget));
  };
  const missing = wanted.name === '' ? 'Name the token.' : wanted.may.length === 0 ? 'Choose what it may do.' : null;
  const obstacle = whyReadOnly ?? missing;
  return (
    <form
      className="change"
      aria-labelledby="add-title"
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        if (obstacle === null && !added.isPending) added.mutate();
      }}
    >
      <h2 id="add-title">Create a token</h2>
      <div className="fields">
        <TextField name="name" label="Name (lower-case words and hyphens)" autoComplete="off" required />
        <TextField name="person" label="Person (if its name is another)" autoComplete="off" />
        <TextField name="remotes" label="Remotes, by commas (empty: all)" autoComplete="off" />
        <TextField name="brands" label="Brands, by commas (empty: all)" autoComplete="off" />
        <TextField name="days" label="Days until it ends (empty: never)" type="number" min={1} max={3650} />
      </div>
      <fieldset className="choices">
        <legend>It may</legend>
        {Object.entries(permissions).map(([name, what]) => (
          <label key={name}>
            <input type="checkbox" name="may" value={name} /> <b>{name}</b> {what}
          </label>
        ))}
      </fieldset>
      {missing === null && <Command text={tokenCommand(given)} />}
      {obstacle !== null && <p className="hint">{obstacle}</p>}
      <SubmitButton variant="primary" busy={added.isPending} disabled={obstacle !== null}>
        Create the token
      </SubmitButton>
      <div aria-live="polite">
        {isGone && <p>The token {added.data?.name} is revoked, or has ended.</p>}
        {added.isSuccess && !isGone && (
          <Alert tone="success" title={`The token ${added.data.name}`}>
            <p>Copy it now: it is not shown again. The registry stores only a hash of it.</p>
            <p>
              <code>{added.data.secret}</code>
            </p>
          </Alert>
        )}
      </div>
      {added.error && <Refused error={added.error} />}
    </form>
  );
}
