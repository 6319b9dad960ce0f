import { Button, buttonClass, Message, TextField } from '@forecourt/ui';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import styles from './share-link.module.css';

const never = () => () => {};
type Said = 'copied' | 'selected' | null;

/** Shares a path of this site: by the system's share sheet, the clipboard or email. Without scripts it is a link whose address can be copied. */
export function ShareLink({ path, title }: { path: string; title: string }): ReactNode {
  // The server does not know the origin that the browser uses.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  );
  const field = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>(null);
  if (origin === null) return <a href={path}>{title}</a>;

  const url = origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('copied');
    } catch {
      // The clipboard is refused or missing: the selected link can be copied by hand.
      field.current?.querySelector('input')?.select();
      setSaid('selected');
    }
  };
  const mail = `mailto:?${mailQuery(title, url)}`;
  return (
    <div className={styles.ways}>
      <div ref={field} className={styles.row}>
        <TextField label="Link" readOnly value={url} />
        <Button variant="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <div className={styles.row}>
        <a href={mail} className={buttonClass()}>
          Email
        </a>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>Share…</Button>
        )}
      </div>
      {said === 'copied' && <Message tone="success">The link is copied.</Message>}
      {said === 'selected' && <Message>The link is selected: copy it with the keyboard or the menu.</Message>}
    </div>
  );
}

/** Encodes a `mailto:` query; URLSearchParams would write spaces as `+`, which mail programs read as a plus sign. */
const mailQuery = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
