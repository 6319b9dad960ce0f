/**
 * Runs inline after a late slot, and puts it into its place. Everything it needs is in the two elements before it: by position, so that no
 * other element can replace them. It is sent with each late slot, so that pages without any do not carry it.
 */
import { placeOf, putSlot } from './put-slot';

const written = document.currentScript!.previousElementSibling!;
const from = written.previousElementSibling as HTMLElement;
const { late: slot, lateOutcome, lateExtra } = from.dataset;
const data: unknown = JSON.parse(written.textContent!);
from.remove();
const to = placeOf(slot!);
const put = () => putSlot(slot!, lateOutcome!, from.childNodes, data);
if (to && lateExtra !== undefined) whenOutOfSight(to);
else put();

/** Puts it as soon as the place is out of view, which is usually at once; in view, content below it would visibly move. */
function whenOutOfSight(place: Element): void {
  new IntersectionObserver(([entry], observer) => {
    if (entry!.isIntersecting) return;
    observer.disconnect();
    put();
  }).observe(place);
}
