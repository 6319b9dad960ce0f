import { useSource, useView } from '@forecourt/fragment-kit';
import { Message } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { pushEndpoint } from '../../push';
import { BrowserRow } from './browser-row';
import styles from './notifications.module.css';
import { ThisBrowser } from './this-browser';

/** Messages about a submitted form, by the parameter of its redirect. */
const done: ReadonlyMap<string, string> = new Map([
  ['notifications-on', 'Notifications are on for this browser.'],
  ['notifications-off', 'Notifications are off for that browser.'],
  ['quiet-hours', 'The quiet hours are saved.'],
]);

/** The server lists all browsers of a person; script finds out which is the present one. */
export function Notifications(): ReactNode {
  const titleId = useId();
  const { params } = useView();
  const browsers = useSource('notifications')?.browsers ?? [];
  const [endpoint, setEndpoint] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void pushEndpoint().then((own) => wanted && setEndpoint(own));
    return () => {
      wanted = false;
    };
  }, []);
  const said = done.get(params.message ?? '');
  const isListed = browsers.some((each) => each.endpoint === endpoint);
  return (
    <section id="notifications" aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>Notifications</h2>
      <p>We can send one to a device when a car that you saved becomes cheaper or is sold.</p>
      {said !== undefined && <Message tone="success">{said}</Message>}
      {browsers.length > 0 && (
        <ul className={styles.list}>
          {browsers.map((browser) => (
            <BrowserRow key={browser.id} browser={browser} isThis={browser.endpoint === endpoint} />
          ))}
        </ul>
      )}
      <div className={styles.here}>
        <p className={styles.plain}>
          {browsers.length === 0 && 'No browser receives notifications for you. '}
          To switch them on, your browser has to run scripts.
        </p>
        {endpoint !== undefined && !isListed && <ThisBrowser isTaken={endpoint !== null} />}
      </div>
    </section>
  );
}
