import { Button } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeText } from '../api/brand-base';
import { brandDetails } from '../api/brands';
import { removeBrand, removeCommand, tryRemoval } from '../api/change-brand';
import { changed, noSession } from '../api/queries';
import { Refused } from './sign-in';
import { Effects, Trial } from './trial';
import { WriteForm } from './write-form';

/** Removes a brand whose id was typed: it shows what that means, or what refuses it. */
export function RemoveBrand(props: { brand: string; obstacle: string | null; onClose: () => void }): ReactNode {
  const { data, error } = useQuery(brandDetails);
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading …</p>;
  return <OfNow {...props} now={changeText(data, props.brand)} />;
}

/** @param props.now last change of the brand */
function OfNow(props: { brand: string; now: string; obstacle: string | null; onClose: () => void }): ReactNode {
  const { brand, now, obstacle, onClose } = props;
  const [base, setBase] = useState(now);
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const removed = useMutation({
    mutationFn: () => removeBrand(brand, base, why),
    onSuccess: async () => {
      onClose();
      await changed();
    },
    onError: async (error) => {
      noSession(error);
      await changed();
    },
  });
  const isBehind = base !== now && !removed.isPending;
  return (
    <WriteForm
      id="remove"
      takesFocus
      title={`Remove ${brand}`}
      command={removeCommand(brand, why)}
      obstacle={obstacle}
      isBlocked={typed !== brand || isBehind}
      isPending={removed.isPending}
      variant="danger"
      button={`Remove ${brand}`}
      acts={<Button onClick={onClose}>Leave it</Button>}
      onSubmit={() => removed.mutate()}
      done={null}
      error={removed.error}
      signIn="Sign in to change it"
      why={why}
      onWhy={setWhy}
    >
      {isBehind && (
        <p role="alert">
          Somebody else changed {brand} since you opened this form. Its last change was: {base}. Now it is: {now}.{' '}
          <Button size="sm" onClick={() => setBase(now)}>
            Remove it as it is now
          </Button>
        </p>
      )}
      <TextField
        label={`Type ${brand} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {obstacle === null && (
        <Trial title="What it means" wanted={{ brand, now }} ask={(of) => tryRemoval(of.brand)}>
          {({ what }) => (
            <>
              <h3>What it means</h3>
              <Effects what={what} />
              <p className="hint">Its data can be restored from the list of its changes; layouts and flags cannot.</p>
            </>
          )}
        </Trial>
      )}
    </WriteForm>
  );
}
