import { Button } from '@forecourt/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { brandHistory } from '../api/brands';
import { restoreBrand, restoreCommand } from '../api/change-brand';
import { changed, noSession } from '../api/queries';
import { Refused } from './sign-in';
import { Effects } from './trial';
import { Done, WriteForm } from './write-form';

/** Restores an earlier version of a brand's data, also of a removed brand. @param props.to version to restore */
export function BrandWayBack(props: {
  brand: string;
  to: number;
  obstacle: string | null;
  onClose: () => void;
}): ReactNode {
  const { brand, to, obstacle, onClose } = props;
  const [why, setWhy] = useState('');
  const history = useQuery(brandHistory(brand));
  const { data } = history;
  const back = useMutation({
    mutationFn: (base: number) => restoreBrand(brand, base, to, why),
    onSettled: () => void changed(),
    onError: noSession,
  });
  if (data === undefined)
    return history.error ? <Refused error={history.error} /> : <p className="hint">Reading earlier versions …</p>;
  const earlier = data.earlier.find(({ version }) => version === to);
  const title = `Restore version ${to} of ${brand}`;
  const whyNotThere =
    data.version === to
      ? 'It is what visitors get now.'
      : `There is no version ${to} to go back to: going back to a version drops the ones after it.`;
  return (
    <WriteForm
      id="back"
      takesFocus
      title={title}
      command={restoreCommand(brand, to, why)}
      obstacle={earlier === undefined && !back.isSuccess ? whyNotThere : obstacle}
      isBlocked={earlier === undefined}
      isPending={back.isPending}
      variant="danger"
      button={`${title} for all visitors`}
      acts={<Button onClick={onClose}>{back.isSuccess ? 'Close' : 'Leave it as it is'}</Button>}
      onSubmit={() => back.mutate(data.version)}
      done={back.isSuccess && <Done lines={back.data.what} />}
      error={back.error}
      signIn="Sign in to change it"
      why={why}
      onWhy={setWhy}
    >
      {earlier !== undefined && (
        <section className="preview" aria-label="What would change">
          <h3>What would change</h3>
          <Effects what={earlier.what} />
        </section>
      )}
    </WriteForm>
  );
}
