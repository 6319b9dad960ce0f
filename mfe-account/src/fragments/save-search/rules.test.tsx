import type { SourceData } from '@forecourt/contracts';
import { fixtureBrand, fixtureFlags, fixtureView, renderFragment } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { within } from '@testing-library/react';
import type { ClickAction, ClickFacts, OfferFacts } from '../../save-search/rules';
import saveSearch from './index';

/** Renders the fragment for these facts: flags of the brand, a search with or without values and chips, and the visitor. */
function show(facts: Partial<OfferFacts & ClickFacts> & { overlay?: boolean }) {
  const { saveSearchOff = false, personalization = true, subscribeSearchAlerts = true } = facts;
  const chips = facts.hasChips === false ? {} : { extColorSimple: ['RED'] };
  const state: SearchState = facts.hasRequestValues === false ? {} : { zip: '60610', ...chips };
  const flags = fixtureFlags({ saveSearchOff, personalization, subscribeSearchAlerts });
  const saved = {
    title: facts.hasSavedTitle ? 'Red cars' : null,
    subscribed: facts.subscribed ?? false,
    savedCount: 0,
    saveSearchInstrText: 'Keep this search.',
    textModalDisclaimer: 'Cars and prices change.',
  };
  const visitor = facts.signedIn
    ? ({ signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 } as const)
    : ({ signedIn: false, savedSearches: 0 } as const);
  const { data } = fixtureView({ state });
  const known: SourceData = { ...data, visitor, 'saved-search': saved };
  const view = { state, brand: fixtureBrand({ flags }) };
  return renderFragment(saveSearch, { overlay: facts.overlay, view: { ...fixtureView(view), data: known } });
}

/** Returns the action on show: the capture of an address, with the sign-up link first or without it, or the button that saves. */
function actionOf(element: HTMLElement): ClickAction {
  if (element.querySelector('form[action="/account-api/search"]') !== null) return 'save';
  expect(element.querySelector('form[action="/account-api/email-subscribe"]')).not.toBeNull();
  return within(element).queryByText('Sign up for alerts') === null ? 'capture' : 'alerts';
}

/** Every combination of these facts. */
function combinations<K extends string>(names: readonly K[]): Record<K, boolean>[] {
  return names.reduce<Record<K, boolean>[]>(
    (rows, name) => rows.flatMap((row) => [false, true].map((value) => ({ ...row, [name]: value }))),
    [{} as Record<K, boolean>],
  );
}

const key = (facts: object) => Object.values(facts).map(Number).join('');

describe('R60 the save-search button', () => {
  const names = [
    'saveSearchOff',
    'hasRequestValues',
    'signedIn',
    'hasSavedTitle',
    'personalization',
    'hasChips',
  ] as const;
  const table: OfferFacts[] = combinations(names);

  // Off, request values, signed in, saved title, personalization, chips.
  const offered = ['010011', '010111', '011011'];

  test('has a table of 64 rows', () => {
    expect(new Set(table.map(key)).size).toBe(64);
  });

  test.each(table.map((facts) => [key(facts), offered.includes(key(facts)), facts] as const))(
    '%s: %p',
    (_, shown, facts) => {
      // Without request values there are no chips.
      if (!facts.hasRequestValues && facts.hasChips) return;
      expect(within(show(facts).container).queryByRole('region', { name: 'Save this search' }) !== null).toBe(shown);
    },
  );
});

test('R61 over the page, a press that saves is named with its search and the emails that follow', () => {
  show({ signedIn: true, subscribed: true, subscribeSearchAlerts: false, overlay: true });
  const dialog = within(document.body).getByRole('dialog', { name: 'Save Search' });
  expect(dialog.textContent).toContain('Used Red Cars for Sale near Chicago, IL');
  within(dialog).getByText(/^\. We email you about cars that are new, cheaper or gone, once a day at most/);
});

describe('R60 a click on it', () => {
  const names = ['subscribeSearchAlerts', 'signedIn', 'subscribed', 'icon'] as const;
  const table = combinations(names);

  // Alerts flag, signed in, subscribed, icon (over the page, where there is no room for a capture beside it); all other rows save.
  const special: Readonly<Record<string, ClickAction>> = {
    '0000': 'capture',
    '0001': 'alerts',
    '1000': 'alerts',
    '1001': 'alerts',
    '1010': 'alerts',
    '1011': 'alerts',
  };

  test.each(table.map((facts) => [key(facts), special[key(facts)] ?? 'save', facts] as const))(
    '%s: %s',
    (_, action, { icon, ...facts }) => {
      const { container } = show({ ...facts, overlay: icon });
      expect(actionOf(icon ? within(document.body).getByRole('dialog') : container)).toBe(action);
    },
  );
});

test('the service says what saving is for beside the button, and what a saved search shows in the modal', () => {
  const bar = show({ signedIn: true });
  bar.getByText('Keep this search.');
  expect(bar.queryByText('Cars and prices change.')).toBeNull();
  show({ signedIn: true, overlay: true }).getByText('Cars and prices change.');
});
