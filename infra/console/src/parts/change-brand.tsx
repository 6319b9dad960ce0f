import { brandDifferences } from '@forecourt/brands/differences';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { withColors } from '../api/brand-colors';
import { type BrandDraft, draftOf, isSame, merged, readDraft } from '../api/brand-draft';
import { type BrandView, oneBrand } from '../api/brands';
import { dataCommand, sendData, tryData } from '../api/change-brand';
import { actionText } from '../api/names';
import { audit, changed, noSession, queryClient } from '../api/queries';
import { BrandColors } from './brand-colors';
import { authorText, Time, whyOf } from './texts';
import { Effects, Trial } from './trial';
import { Done, WriteForm } from './write-form';

/** Changes the data of a brand in a draft, unless somebody else changed it meanwhile. */
export function ChangeBrand(props: {
  now: BrandView;
  /** Why the brand cannot be changed; null if it can. */
  obstacle: string | null;
  onClose: () => void;
}): ReactNode {
  const { now, obstacle, onClose } = props;
  const { id } = now.brand;
  const [base, setBase] = useState(now);
  const [draft, setDraft] = useState(() => draftOf(now.brand));
  const [why, setWhy] = useState('');
  const own = draftOf(base.brand);
  const isDraft = !isSame(draft, own);
  const read = readDraft(id, draft);
  const data = 'data' in read ? read.data : base.brand;
  const fault = 'fault' in read ? read.fault : null;
  const begin = (view: BrandView) => {
    setBase(view);
    setDraft(draftOf(view.brand));
  };
  const sent = useMutation({
    mutationFn: () => sendData(data, base.version, why),
    onSuccess: async () => {
      await changed();
      begin(await queryClient.ensureQueryData(oneBrand(id)));
      setWhy('');
    },
    onError: (error) => {
      noSession(error);
      void changed();
    },
  });
  const isBehind = base.version !== now.version && !sent.isPending;
  // Without a draft there is nothing to lose.
  if (isBehind && !isDraft) begin(now);
  const set = (part: Partial<BrandDraft>) => {
    sent.reset();
    setDraft({ ...draft, ...part });
  };
  const field = (name: Exclude<keyof BrandDraft, 'colors'>) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <WriteForm
      id="change"
      takesFocus
      title={`Change ${id}`}
      command={dataCommand(id, why)}
      obstacle={obstacle ?? fault}
      isBlocked={!isDraft || isBehind}
      isPending={sent.isPending}
      button={`Change ${id} for all visitors`}
      acts={<Button onClick={onClose}>{isDraft ? 'Discard the change' : 'Close'}</Button>}
      onSubmit={() => sent.mutate()}
      done={
        sent.isSuccess &&
        !isDraft && <Done lines={[`${id} is at version ${sent.data.version} of its data.`, ...sent.data.what]} />
      }
      error={isBehind ? null : sent.error}
      signIn="Sign in to change it"
      why={why}
      onWhy={setWhy}
    >
      {isBehind && isDraft && (
        <Conflict
          {...{ base, now, data }}
          onDiscard={() => begin(now)}
          onMerge={() => {
            sent.reset();
            setBase(now);
            setDraft(merged(own, draft, draftOf(now.brand)));
          }}
        />
      )}
      <div className="fields">
        <TextField label="Name" maxLength={60} {...field('name')} />
        <TextField label="Tagline" maxLength={120} {...field('tagline')} />
        <TextField label="Host names, by commas" {...field('hosts')} />
      </div>
      <TextArea label="Links of the header, one in each line: Electric | /cars-for-sale/all" {...field('links')} />
      <TextArea label="Mark, an SVG picture of plain shapes" spellCheck={false} {...field('mark')} />
      <BrandColors
        whose="unchanged"
        model={own.colors}
        colors={draft.colors}
        onColors={(colors) => set({ colors })}
        theme={'data' in read ? data.theme : withColors(data.theme, draft.colors)}
        name={draft.name}
        mark={draft.mark}
      />
      <details>
        <summary>Everything else, as in the file: search, sections, flags, first layouts, shapes of the theme</summary>
        <TextArea label="Everything else, JSON" rows={16} spellCheck={false} {...field('rest')} />
      </details>
      {isDraft && !isBehind && obstacle === null && fault === null && (
        <Trial title="What would change" wanted={data} ask={tryData}>
          {({ what }) => (
            <>
              <h3>What would change</h3>
              <Effects what={what} />
            </>
          )}
        </Trial>
      )}
      {isDraft && (
        <details>
          <summary>The data as a file, {id}.json</summary>
          <pre>{JSON.stringify(data, null, 2)}</pre>
        </details>
      )}
    </WriteForm>
  );
}

/** Names the author of the other change, and shows both. */
function Conflict(props: {
  base: BrandView;
  now: BrandView;
  data: BrandView['brand'];
  onDiscard: () => void;
  onMerge: () => void;
}): ReactNode {
  const { base, now, data, onDiscard, onMerge } = props;
  const { id } = now.brand;
  const changes = useQuery(audit({ brand: id }, 20));
  const last = changes.data?.entries.find((one) => 'serves' in one);
  const why = last && whyOf(last);
  return (
    <Alert
      tone="warning"
      title={`Somebody else changed ${id}`}
      actions={
        <>
          <Button onClick={onMerge}>Put mine over theirs</Button>
          <Button onClick={onDiscard}>Discard mine, show what is there now</Button>
        </>
      }
    >
      {last !== undefined && (
        <p>
          {actionText(last.action)}, {authorText(last)}, <Time at={last.at} />
          {why !== undefined && (
            <>
              : “<bdi>{why}</bdi>”
            </>
          )}
        </p>
      )}
      <h3>Theirs</h3>
      <Effects what={brandDifferences(base.brand, now.brand)} />
      <h3>Yours, which was not sent</h3>
      <Effects what={brandDifferences(base.brand, data)} />
      <p>Put over theirs, your change leaves everything that you did not touch as it is now.</p>
    </Alert>
  );
}
