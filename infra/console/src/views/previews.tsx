import { Alert } from '@forecourt/ui/alert';
import { Button, SubmitButton } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { dataOf, registry } from '../api/client';
import { mixOf, previewCommand, validLinks, versionsOf } from '../api/previews';
import {
  brandIds,
  changed,
  live as liveQuery,
  most,
  noSession,
  oneRemote,
  session as sessionQuery,
} from '../api/queries';
import { getRouteApi } from '../navigation';
import { Command } from '../parts/command';
import { Refused, SignIn } from '../parts/sign-in';
import { useWhyReadOnly } from '../parts/status';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';
import { ValidLinks } from '../parts/valid-links';

const QrCode = lazy(() => import('../parts/qr-code'));

const route = getRouteApi('/previews');
const hourChoices = [1, 8, 24];

/** Makes a link with which one browser is served any mix of versions, lists the valid ones and revokes them; visitors are served none of it. */
export function PreviewsView(): ReactNode {
  useTitle('Previews');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = useQuery(brandIds);
  const brand = search.brand ?? all.data?.[0] ?? '';
  const live = useQuery({
    ...liveQuery({ brand, limit: most }),
    enabled: brand !== '',
    placeholderData: keepPreviousData,
  });
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const [next, setNext] = useState('');
  const choice = useRef<HTMLSelectElement>(null);
  const valid = useQuery(validLinks);
  const made = useMutation({
    mutationFn: () => dataOf(registry.POST('/v1/previews', { body: { versions, brand, page, hours } })),
    onSuccess: changed,
    onError: (error) => noSession(error),
  });
  if (all.data === undefined || live.data === undefined) {
    const error = all.error ?? live.error;
    return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  }
  const { brands, remotes } = live.data;
  // A link that was just made is in the list before it is shown.
  const isGone = made.isSuccess && valid.data?.some(({ id }) => id === made.data.id) === false;
  const { page = '/cars-for-sale/all', hours = 8 } = search;
  const versions = versionsOf(search.mix);
  const set = (part: typeof search) => {
    made.reset();
    navigate({ search: { ...search, ...part }, replace: true });
  };
  const setVersion = (remote: string, version: string | undefined) =>
    set({ mix: mixOf({ ...versions, [remote]: version }) });
  const leaveOut = (remote: string) => {
    choice.current?.focus();
    setVersion(remote, undefined);
  };
  const chosen = Object.keys(versions);
  const others = remotes.filter(({ remote }) => !chosen.includes(remote));
  const added = others.find(({ remote }) => remote === next);
  const obstacle =
    whyReadOnly ??
    (session.data == null
      ? 'Sign in to make a link.'
      : chosen.length === 0
        ? 'Choose a remote and its version.'
        : null);
  return (
    <>
      <h1>Previews</h1>
      <p>
        A link shows one browser other versions than everybody else is served. It changes nothing for visitors, and ends
        by itself, or when it is revoked.
      </p>
      <form
        className="change"
        aria-label="Make a link"
        onSubmit={(event) => {
          event.preventDefault();
          if (obstacle === null && !made.isPending) made.mutate();
        }}
      >
        <div className="fields">
          <Select
            label="Brand"
            value={brand}
            options={brands.map((value) => ({ value, label: value }))}
            onChange={(event) => set({ brand: event.target.value })}
          />
          <TextField label="Page" value={page} required onChange={(event) => set({ page: event.target.value })} />
          <Select
            label="Valid for"
            value={String(hours)}
            options={hourChoices.map((one) => ({ value: String(one), label: `${one} h` }))}
            onChange={(event) => set({ hours: Number(event.target.value) })}
          />
        </div>
        {chosen.map((remote) => (
          <Chosen
            key={remote}
            {...{ remote, version: versions[remote] ?? '' }}
            onVersion={setVersion}
            onLeaveOut={leaveOut}
          />
        ))}
        <div className="fields">
          <Select
            ref={choice}
            label="Another remote"
            value={added?.remote ?? ''}
            options={[
              { value: '', label: 'choose …' },
              ...others.map(({ remote }) => ({ value: remote, label: remote })),
            ]}
            onChange={(event) => setNext(event.target.value)}
          />
          <Button
            aria-disabled={added === undefined}
            onClick={() => added !== undefined && setVersion(added.remote, added.latest)}
          >
            Add it
          </Button>
        </div>
        {chosen.length > 0 && <Command text={previewCommand({ versions, brand, page, hours })} />}
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <SubmitButton variant="primary" busy={made.isPending} disabled={obstacle !== null}>
          Make a link
        </SubmitButton>
        <div aria-live="polite">
          {isGone && <p>The link {made.data?.id} is revoked, or has ended.</p>}
          {made.isSuccess && !isGone && (
            <Alert tone="success" title="The link">
              <p>Copy it now: it is not shown again.</p>
              <Command text={made.data.url} what="link">
                <a href={made.data.url} target="_blank" rel="noreferrer">
                  Open it in a tab
                </a>
              </Command>
              <p>
                It ends <Time at={made.data.expiresAt} />
              </p>
              <Suspense>
                <QrCode text={made.data.url} label="QR code of the link" />
              </Suspense>
            </Alert>
          )}
        </div>
        {made.error && <Refused error={made.error} />}
      </form>
      {session.data === null && (
        <section aria-label="Sign in to make a link">
          <SignIn />
        </section>
      )}
      <ValidLinks />
    </>
  );
}

function Chosen(props: {
  remote: string;
  version: string;
  onVersion: (remote: string, version: string) => void;
  onLeaveOut: (remote: string) => void;
}): ReactNode {
  const { remote, version, onVersion, onLeaveOut } = props;
  const { data, error } = useQuery(oneRemote(remote));
  if (error) return <Refused error={error} />;
  const published = data?.versions.map((one) => one.version) ?? [version];
  return (
    <div className="fields">
      <Select
        label={`Version of ${remote}`}
        value={version}
        options={published.map((value) => ({ value, label: value }))}
        onChange={(event) => onVersion(remote, event.target.value)}
      />
      <Button onClick={() => onLeaveOut(remote)}>Leave out {remote}</Button>
    </div>
  );
}
