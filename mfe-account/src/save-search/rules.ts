/** Rules for the visibility and the action of the save-search control (specification section 4, R60). */

export interface OfferFacts {
  /** Flag "save search off". */
  saveSearchOff: boolean;
  /** Flag "personalization". */
  personalization: boolean;
  /** The search is not empty. */
  hasRequestValues: boolean;
  hasChips: boolean;
  signedIn: boolean;
  /** The present search is saved and has a title. */
  hasSavedTitle: boolean;
}

export function offersSaveSearch(facts: OfferFacts): boolean {
  const unsaved = !facts.signedIn || !facts.hasSavedTitle;
  return !facts.saveSearchOff && facts.hasRequestValues && unsaved && facts.personalization && facts.hasChips;
}

export interface ClickFacts {
  /** Flag "subscribe search alerts". */
  subscribeSearchAlerts: boolean;
  signedIn: boolean;
  /** This visitor has subscribed to the search by email. */
  subscribed: boolean;
  /** The inline capture of an address is open. */
  captureOpen: boolean;
  /** The control is an icon, without room for the capture beside it. */
  icon: boolean;
}

/** `alerts`: to sign in for email alerts; `capture`: the inline capture of an email address opens; `save`: the search is saved. */
export type ClickAction = 'alerts' | 'capture' | 'save';

/** Returns the action of a click, in the specification's order. */
export function clickAction(facts: ClickFacts): ClickAction {
  if (facts.subscribeSearchAlerts && !facts.signedIn) return 'alerts';
  if (!facts.signedIn && !facts.subscribed && !facts.captureOpen) return facts.icon ? 'alerts' : 'capture';
  return 'save';
}
