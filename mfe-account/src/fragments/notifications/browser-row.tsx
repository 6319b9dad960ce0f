import { Badge, buttonClass, Select } from '@forecourt/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { notificationsPage } from '../../notifications-page';
import { letGo } from '../../push';
import type { PushBrowser } from './browsers';
import styles from './notifications.module.css';

const formPath = '/account-api/notifications';

/** `9 pm`; midnight and noon are 12. */
const hourLabel = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }));

/** Renders one browser that receives notifications: plain forms, which lead back here. */
export function BrowserRow({ browser, isThis }: { browser: PushBrowser; isThis: boolean }): ReactNode {
  const { id, browser: name, since, timeZone, quietFrom, quietTo } = browser;
  const goOff = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!isThis) return;
    event.preventDefault();
    const form = event.currentTarget;
    await letGo();
    form.submit();
  };
  return (
    <li className={styles.browser}>
      <h3 className={styles.name}>
        {name} {isThis && <Badge>This browser</Badge>}
      </h3>
      <p className={styles.about}>
        {quietFrom === quietTo
          ? `On since ${since}, at any hour.`
          : `On since ${since}, but not between ${hourLabel(quietFrom)} and ${hourLabel(quietTo)}.`}
      </p>
      <form method="post" action={formPath} className={styles.row}>
        <Hidden id={id} action="quiet" done="quiet-hours" />
        <Select label="Quiet from" name="quietFrom" defaultValue={String(quietFrom)} options={hours} />
        <Select label="until" name="quietTo" defaultValue={String(quietTo)} options={hours} />
        <button type="submit" className={buttonClass()} aria-label={`Save quiet hours of ${name}`}>
          Save
        </button>
        <small className={styles.hint}>In {timeZone}. The same hour twice: at any hour.</small>
      </form>
      <form method="post" action={formPath} onSubmit={goOff}>
        <Hidden id={id} action="off" done="notifications-off" />
        <button
          type="submit"
          className={buttonClass()}
          aria-label={`Switch off notifications to ${name}`}
          data-enhance=""
        >
          Switch off
        </button>
      </form>
    </li>
  );
}

function Hidden({ id, action, done }: { id: number; action: string; done: string }): ReactNode {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="refUrl" value={notificationsPage} />
      <input type="hidden" name="doneUrl" value={`/account/privacy?message=${done}#notifications`} />
    </>
  );
}
