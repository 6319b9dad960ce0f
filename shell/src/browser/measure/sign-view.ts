import type { SentEvent } from '@forecourt/site';
import { eventsPath, type PendingBatch } from './envelope';

const signing = new WeakMap<PendingBatch, Promise<boolean>>();
const isSigned = ({ view }: PendingBatch) => view.includes('.');
const isPaid = ({ type, sponsored }: SentEvent) => sponsored === true && (type === 'impression' || type === 'click');

/** Returns the events of a page that count if sent now: without a signed view, paid ones do not (R78). */
export function countableOf(page: PendingBatch): PendingBatch {
  return isSigned(page) ? page : { ...page, events: page.events.filter((event) => !isPaid(event)) };
}

/** Requests a signature for a page's view, if it has paid events. @returns whether all its events count now */
export async function signView(page: PendingBatch): Promise<boolean> {
  if (isSigned(page) || !page.events.some(isPaid)) return true;
  const signature = signing.get(page) ?? requestSignature(page).finally(() => signing.delete(page));
  signing.set(page, signature);
  return signature;
}

async function requestSignature(page: PendingBatch): Promise<boolean> {
  try {
    const answer = await fetch(`${eventsPath}/view/${page.view}`);
    if (answer.ok) page.view = await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
