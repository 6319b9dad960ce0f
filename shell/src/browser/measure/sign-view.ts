import type { ToldEvent } from '@forecourt/site';
import { eventsPath, type Untold } from './envelope';

const asked = new WeakMap<Untold, Promise<boolean>>();
const isSigned = ({ view }: Untold) => view.includes('.');
const isPaid = ({ type, sponsored }: ToldEvent) => sponsored === true && (type === 'impression' || type === 'click');

/** What of a page counts if it is told now: what was paid for does of a signed view only (R78). */
export function countableOf(page: Untold): Untold {
  return isSigned(page) ? page : { ...page, events: page.events.filter((event) => !isPaid(event)) };
}

/** Has the view of a page signed, once there is something paid for to tell. @returns whether all of it counts now */
export async function signView(page: Untold): Promise<boolean> {
  if (isSigned(page) || !page.events.some(isPaid)) return true;
  const asking = asked.get(page) ?? ask(page).finally(() => asked.delete(page));
  asked.set(page, asking);
  return asking;
}

async function ask(page: Untold): Promise<boolean> {
  try {
    const answer = await fetch(`${eventsPath}/view/${page.view}`);
    if (answer.ok) page.view = await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
