import { LayoutShifts } from './layout-shifts';
import { type Entries, observe } from './observe';
import type { Owners } from './owners';
import type { Visit } from './visit';

/** Shortest duration of an interaction that browsers report to this script, ms: two frames. */
const leastInteractionMs = 16;
/** Longest time between an event and the run of its listener for which the listener's time belongs to the pressed element, ms. */
const dispatchMs = 5000;
/** Number of presses that are remembered. */
const mostPresses = 50;
/** Prefix of the host's measures of hydration; the version's key follows. */
const hydration = 'hydrate ';

/** Observes what happens on the page from now on, and what the browser has recorded of it before. @returns a function that takes in entries that are due */
export function observeVisit(visit: Visit, owners: Owners): () => void {
  /** Presses with the element's version, by the event's time: an element may be gone once its interaction is reported. */
  const presses = new Map<number, string | undefined>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown'] as const)
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        const owner = owners.ofNode(target as Node);
        presses.set(timeStamp, owner);
        if (presses.size > mostPresses) presses.delete(presses.keys().next().value!);
        // Interactions within two frames have no entry; they count as the fastest ones.
        visit.raise(owner, 'inp', leastInteractionMs / 2);
      },
      { capture: true, passive: true },
    );

  const interaction = ({ interactionId, duration, startTime, target }: Entries['event']) => {
    if (!interactionId) return;
    visit.raise(target === null ? presses.get(startTime) : owners.ofNode(target), 'inp', duration);
    visit.raisePage('inp', duration);
  };

  const windows = new Map<string | undefined, LayoutShifts>();
  const whole = new LayoutShifts();
  const shift = ({ hadRecentInput, startTime, value, sources = [] }: Entries['layout-shift']) => {
    if (hadRecentInput) return;
    const area = ({ currentRect: { width, height } }: (typeof sources)[number]) => width * height;
    const [largest] = [...sources].sort((one, other) => area(other) - area(one));
    const owner = owners.ofNode(largest?.node);
    const window = windows.get(owner) ?? new LayoutShifts();
    windows.set(owner, window);
    visit.raise(owner, 'cls', window.add(startTime, value));
    visit.raisePage('cls', whole.add(startTime, value));
  };

  const frame = ({ scripts }: Entries['long-animation-frame']) => {
    for (const { sourceURL, invokerType, startTime, duration } of scripts) {
      // React's listeners are the host's: what they run belongs to the version whose element was pressed.
      const pressed = invokerType === 'event-listener' ? lastBefore(presses, startTime) : undefined;
      visit.add(owners.ofUrl(sourceURL) ?? pressed, 'blocking', duration);
    }
  };

  const deliver = [
    observe('event', interaction, { durationThreshold: leastInteractionMs }),
    observe('first-input', interaction),
    observe('layout-shift', shift),
    observe('long-animation-frame', frame),
    observe('measure', ({ name, duration }) => {
      if (name.startsWith(hydration)) visit.raise(name.slice(hydration.length), 'hydration', duration);
    }),
  ];
  return () => {
    for (const due of deliver) due();
  };
}

function lastBefore(presses: ReadonlyMap<number, string | undefined>, time: number): string | undefined {
  const at = [...presses.keys()].findLast((pressedAt) => pressedAt <= time && time - pressedAt < dispatchMs);
  return at === undefined ? undefined : presses.get(at);
}
