import { Alert } from '@forecourt/ui/alert';
import { Button, SubmitButton } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dataOf, registry } from '../api/client';
import { mixOf, previewCommand, versionsOf } from '../api/previews';
import { brandIds, live as liveQuery, most, noSession, oneRemote, session as sessionQuery } from '../api/queries';
import { Command } from '../parts/command';
import { Refused, SignIn } from '../parts/sign-in';
import { useWhyReadOnly } from '../parts/status';
import { Time } from '../parts/texts';
import { useTitle } from '../parts/title';

const route = getRouteApi('/previews');
const hourChoices = [1, 8, 24];

/** Makes a link with which one browser is served any mix of versions; visitors are served none of it. */
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
  const made = useMutation({
    mutationFn: () => dataOf(registry.POST('/v1/previews', { body: { versions, brand, page, hours } })),
    onError: (error) => noSession(error),
  });
  if (all.data === undefined || live.data === undefined) {
    const error = all.error ?? live.error;
    return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  }
  const { brands, remotes } = live.data;
  const { page = '/cars-for-sale/all', hours = 8 } = search;
  const versions = versionsOf(search.mix);
  const set = (part: typeof search) => {
    made.reset();
    void navigate({ search: { ...search, ...part }, replace: true });
  };
  const setVersion = (remote: string, version: string | undefined) =>
    set({ mix: mixOf({ ...versions, [remote]: version }) });
  const chosen = Object.keys(versions);
  const others = remotes.filter(({ remote }) => !chosen.includes(remote));
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
        A link shows one browser other versions than everybody else is served. It changes nothing for visitors, and is
        not stored: it ends by itself.
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
          <Chosen key={remote} {...{ remote, version: versions[remote] ?? '' }} onVersion={setVersion} />
        ))}
        <Select
          label="Add a remote"
          value=""
          options={[
            { value: '', label: 'choose …' },
            ...others.map(({ remote }) => ({ value: remote, label: remote })),
          ]}
          onChange={(event) => {
            const added = others.find(({ remote }) => remote === event.target.value);
            if (added !== undefined) setVersion(added.remote, added.latest);
          }}
        />
        {chosen.length > 0 && <Command text={previewCommand({ versions, brand, page, hours })} />}
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <SubmitButton variant="primary" busy={made.isPending} disabled={obstacle !== null}>
          Make a link
        </SubmitButton>
        <div aria-live="polite">
          {made.isSuccess && (
            <Alert tone="success" title="The link">
              <p>
                <a href={made.data.url} target="_blank" rel="noreferrer">
                  {made.data.url}
                </a>
              </p>
              <p>
                Valid until <Time at={made.data.expiresAt} />
              </p>
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
    </>
  );
}

function Chosen(props: {
  remote: string;
  version: string;
  onVersion: (remote: string, version: string | undefined) => void;
}): ReactNode {
  const { remote, version, onVersion } = props;
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
      <Button onClick={() => onVersion(remote, undefined)}>Leave out {remote}</Button>
    </div>
  );
}
