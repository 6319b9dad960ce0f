import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeText } from '../api/brand-base';
import { colorsIn, namesOfOther, withColors } from '../api/brand-colors';
import { type BrandDetails, brandDetails, oneBrand } from '../api/brands';
import { addBrand, brandCommand, isWhole, tryBrand, type WantedBrand } from '../api/new-brand';
import { changed, noSession, queryClient, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { Link } from '../navigation';
import { BrandColors } from './brand-colors';
import { Mark } from './mark';
import { Refused } from './sign-in';
import { useWhyReadOnly } from './status';
import { Trial } from './trial';
import { Done, WriteForm } from './write-form';

const empty = { id: '', name: '', hosts: '', colors: {}, why: '' };

/** A form for a new brand after another one: it shows the colours on a sample, tries the brand, and adds it. */
export function NewBrand(props: {
  from: string;
  onFrom: (from: string) => void;
  all: readonly BrandDetails[];
}): ReactNode {
  const { from, onFrom, all } = props;
  const [given, setGiven] = useState<Omit<WantedBrand, 'from'>>(empty);
  const wanted: WantedBrand = { ...given, from };
  const now = changeText(all, from);
  // The new brand is based on the model as it is now. Choosing another model starts again from that one.
  const [base, setBase] = useState({ of: from, text: now });
  if (base.of !== from) setBase({ of: from, text: now });
  const model = useQuery(oneBrand(from));
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const obstacle =
    whyReadOnly ??
    whyNot(session.data, { may: 'admin', brand: '*' }) ??
    (isWhole(wanted) ? null : 'Give it an id, a name and a host name.');
  const rebase = async () => {
    await changed();
    setBase({ of: from, text: changeText(await queryClient.ensureQueryData(brandDetails), from) });
  };
  const sent = useMutation({
    mutationFn: () => addBrand(wanted, base.text),
    onSuccess: () => {
      setGiven(empty);
      void rebase();
    },
    onError: (error) => {
      noSession(error);
      void rebase();
    },
  });
  const set = (part: Partial<WantedBrand>) => {
    sent.reset();
    setGiven({ ...given, ...part });
  };
  const theme = model.data?.brand.theme ?? {};
  const colors = colorsIn(theme);
  return (
    <WriteForm
      id="new"
      title="New brand after another"
      command={brandCommand(wanted)}
      obstacle={obstacle}
      isPending={sent.isPending}
      button="Add the brand"
      onSubmit={() => sent.mutate()}
      done={
        sent.isSuccess && (
          <Done lines={[`${sent.data.brand} is a brand of the site: ${sent.data.data.hosts.join(', ')}.`]}>
            <Link to="/brands/{-$brand}" params={{ brand: sent.data.brand }}>
              {sent.data.brand}
            </Link>
          </Done>
        )
      }
      error={sent.error}
      signIn="Sign in to add it"
      why={given.why}
      onWhy={(why) => set({ why })}
    >
      <p className="hint">It gets the present layouts, links, flags and versions of its model, and a letter as mark.</p>
      <div className="fields">
        <Select
          label="Model"
          value={from}
          options={all.map(({ brand }) => ({ value: brand, label: brand }))}
          onChange={(event) => onFrom(event.target.value)}
        />
        <TextField
          label="Id (lower-case words joined by hyphens)"
          maxLength={40}
          pattern="[a-z][a-z0-9\-]*"
          value={given.id}
          onChange={(event) => set({ id: event.target.value })}
        />
        <TextField
          label="Name"
          maxLength={60}
          value={given.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Host names, by commas"
          value={given.hosts}
          onChange={(event) => set({ hosts: event.target.value })}
        />
      </div>
      {model.error && <Refused error={model.error} />}
      {model.data && (
        <BrandColors
          whose="the model’s"
          model={colors}
          colors={{ ...colors, ...given.colors }}
          onColors={(next) =>
            set({ colors: Object.fromEntries(namesOfOther(next, colors).map((name) => [name, next[name]!])) })
          }
          theme={withColors(theme, given.colors)}
          name={given.name || model.data.brand.name}
          mark={model.data.brand.mark}
        />
      )}
      {obstacle === null && (
        <Trial title="What would be added" wanted={wanted} ask={tryBrand}>
          {({ data: { name, hosts, layouts, mark }, serves }) => (
            <>
              <h3>
                <Mark svg={mark} /> {name}
              </h3>
              <ul>
                <li>Host names: {hosts.join(', ')}</li>
                <li>Pages: {Object.keys(layouts).join(', ') || 'none'}</li>
                <li>Its channels begin with {serves.join(', ') || 'nothing'}</li>
              </ul>
            </>
          )}
        </Trial>
      )}
    </WriteForm>
  );
}
