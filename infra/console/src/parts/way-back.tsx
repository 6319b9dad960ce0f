import { Button } from '@forecourt/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { restoreCommand, restoreLayout } from '../api/change-layout';
import type { PageLayout } from '../api/client';
import { layoutName } from '../api/layouts';
import { changed, layoutHistory, noSession } from '../api/queries';
import { navigate } from '../navigation';
import type { Outcome } from './outcome';
import { Refused } from './sign-in';
import { Effects } from './trial';
import { Done, WriteForm } from './write-form';

/** Restores an earlier layout of a page. */
export function WayBack(props: {
  /** Layout that visitors get at present. */
  now: PageLayout;
  /** Version to restore. */
  to: number;
  /** Why the page cannot be changed; null if it can. */
  obstacle: string | null;
  onDone: (outcome: Outcome) => void;
}): ReactNode {
  const { now, to, obstacle, onDone } = props;
  const { brand, page } = now;
  const [why, setWhy] = useState('');
  const close = () => navigate({ to: '/pages/{-$brand}/{-$page}', params: { brand, page }, replace: true });
  const history = useQuery(layoutHistory(brand, page));
  const back = useMutation({
    mutationFn: () => restoreLayout({ brand, page }, now, to, why),
    onSuccess: async ({ changes, revision }) => {
      await changed();
      close();
      onDone({ revision, said: <Done lines={changes.flatMap(({ what }) => what)} /> });
    },
    onError: (error) => {
      noSession(error);
      void changed();
    },
  });
  if (history.data === undefined)
    return history.error ? <Refused error={history.error} /> : <p className="hint">Reading earlier layouts …</p>;
  const earlier = history.data.find(({ version }) => version === to);
  return (
    <WriteForm
      takesFocus
      title={`Restore ${layoutName(to)}`}
      command={restoreCommand({ brand, page }, to, why)}
      obstacle={earlier === undefined && !back.isPending ? whyNotThere(now, to) : obstacle}
      isBlocked={earlier === undefined}
      isPending={back.isPending}
      variant="danger"
      button={`Restore ${layoutName(to)} for all visitors`}
      acts={
        <Button
          onClick={() => {
            document.getElementById('layout-title')?.focus();
            close();
          }}
        >
          Keep {layoutName(now.version)}
        </Button>
      }
      onSubmit={() => back.mutate()}
      error={back.error}
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

/** Returns why a layout cannot be restored. */
function whyNotThere(now: PageLayout, to: number): string {
  if (now.version === to) return 'It is what visitors get now.';
  return `There is no layout ${to} to go back to: going back to a layout drops the ones after it.`;
}
