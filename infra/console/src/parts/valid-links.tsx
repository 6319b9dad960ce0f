import { Button, SubmitButton } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PreviewLink } from '../api/client';
import { mayRevoke, revokeCommand, revokeLink, shownText, validLinks } from '../api/previews';
import { changed, noSession, session as sessionQuery } from '../api/queries';
import { Command } from './command';
import { Refused } from './sign-in';
import { useWhyReadOnly } from './status';
import { authorText, Time } from './texts';

const headings = ['Shows', 'Brand', 'Page', 'Made by', 'Until', ''];

/** Lists the valid links, and revokes one in two presses. */
export function ValidLinks(): ReactNode {
  const links = useQuery(validLinks);
  const session = useQuery(sessionQuery);
  const [chosen, setChosen] = useState<PreviewLink>();
  const [revoked, setRevoked] = useState<string | null>(null);
  const { data = [], error } = links;
  const close = (control: string) => {
    setChosen(undefined);
    document.querySelector<HTMLElement>(control)?.focus();
  };
  const form = chosen !== undefined && (
    <tr key="form" className="form-row">
      <td colSpan={headings.length}>
        <Revoke
          key={chosen.id}
          link={chosen}
          isValid={data.some(({ id }) => id === chosen.id)}
          onRevoked={() => {
            setRevoked(chosen.id);
            close('#valid-title');
          }}
          onLeave={() => close(`[aria-label="Revoke ${chosen.id}"]`)}
        />
      </td>
    </tr>
  );
  const rowOf = (link: PreviewLink) => (
    <tr key={link.id}>
      <th scope="row">
        {shownText(link)} <small>{link.id}</small>
      </th>
      <td data-label="Brand">{link.brand}</td>
      <td data-label="Page">{link.page}</td>
      <td data-label="Made by">{authorText({ ...link, who: link.createdBy })}</td>
      <td data-label="Until">
        <Time at={link.expiresAt} />
      </td>
      <td data-label="Revoke">
        {mayRevoke(session.data, link) && (
          <Button size="sm" aria-label={`Revoke ${link.id}`} onClick={() => setChosen(link)}>
            Revoke
          </Button>
        )}
      </td>
    </tr>
  );
  // Rows and form are one list, so that React keeps the elements of rows when the form opens. The form stays, with its text, if its link ends meanwhile.
  const at = data.findIndex(({ id }) => id === chosen?.id);
  const rows = data.map(rowOf).toSpliced(at + 1, 0, ...(form ? [form] : []));
  return (
    <section aria-labelledby="valid-title">
      <h2 id="valid-title" tabIndex={-1}>
        Valid links
      </h2>
      {error !== null && <Refused error={error} />}
      {links.data?.length === 0 && <p className="hint">There are none.</p>}
      {(data.length > 0 || chosen !== undefined) && (
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
          <tbody>{rows}</tbody>
        </table>
      )}
      <div aria-live="polite">{revoked !== null && <p>The link {revoked} is revoked.</p>}</div>
    </section>
  );
}

/** The second press, with a reason. */
function Revoke(props: { link: PreviewLink; isValid: boolean; onRevoked: () => void; onLeave: () => void }): ReactNode {
  const { link, isValid, onRevoked, onLeave } = props;
  const { id } = link;
  const [why, setWhy] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const revoked = useMutation({
    mutationFn: () => revokeLink(id, why),
    onSuccess: () => {
      void changed();
      onRevoked();
    },
    onError: noSession,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const obstacle =
    whyReadOnly ??
    (session.data == null
      ? 'Sign in to revoke it.'
      : isValid
        ? null
        : 'Somebody else has revoked it, or it has ended.');
  return (
    <form
      ref={form}
      className="change"
      aria-label={`Revoke the link to ${shownText(link)}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (obstacle === null && !revoked.isPending) revoked.mutate();
      }}
    >
      <p>
        Nobody can open the link to {shownText(link)} on {link.brand} from then on, and browsers that have opened it
        leave the preview with the next page that they load.
      </p>
      <TextField
        label="Reason, for the audit log (optional)"
        maxLength={300}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      <Command text={revokeCommand(id, why)} />
      {obstacle !== null && <p className="hint">{obstacle}</p>}
      <p className="acts">
        <SubmitButton variant="danger" busy={revoked.isPending} disabled={obstacle !== null}>
          Revoke {id} for good
        </SubmitButton>
        <Button onClick={onLeave}>Leave it</Button>
      </p>
      {revoked.error !== null && <Refused error={revoked.error} />}
    </form>
  );
}
