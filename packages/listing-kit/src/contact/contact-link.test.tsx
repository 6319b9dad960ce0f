import { defineFragment } from '@forecourt/fragment-kit';
import { renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { answerForms } from '../testing/answer-forms';
import { ContactLink } from './contact-link';
import { emailed } from './emailed';
import { leadProfile, mayOneClick } from './lead-profile';

const forms = answerForms();
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '', isOneClickOptedIn: true };
beforeEach(() => {
  leadProfile.change(() => null);
  emailed.change(() => []);
});

const fragment = defineFragment({
  name: 'contact',
  needs: [],
  hydrate: 'load',
  Component: ({ slot }) => (
    <ContactLink
      listing="L1"
      title="2019 Toyota Camry"
      owner={{ id: 'owner-1', privateSeller: slot.isPrivate === true, hideEmailForm: slot.hides === true }}
    />
  ),
  Fallback: () => null,
});
const show = (slot: { isPrivate?: boolean; hides?: boolean } = {}) => renderFragment(fragment, { slot });

test.each([
  ['a dealer', {}, 'Check Availability: 2019 Toyota Camry', 'mfe-vehicle/email-owner'],
  ['a private seller', { isPrivate: true }, 'Make Offer: 2019 Toyota Camry', 'mfe-vehicle/make-offer'],
])('R64 the link to %s opens its overlay', (_, slot, label, name) => {
  const queries = show(slot);
  fireEvent.click(queries.getByRole('link', { name: label }));
  expect(queries.overlays).toEqual([{ name, props: { listing: 'L1' } }]);
});

test('R64 there is no link to a seller who hides the form', () => {
  expect(show({ hides: true }).container.textContent).toBe('');
});

test('R63 a shopper who opted in sends by one click, once, and the tile confirms it', async () => {
  leadProfile.change(() => ann);
  const queries = show();
  const link = queries.getByRole('link');
  fireEvent.click(link);
  fireEvent.click(link);
  await queries.findByText('Message sent');
  expect([forms.sent.length, queries.overlays]).toEqual([1, []]);
  expect(forms.sent[0]?.fields).toMatchObject({
    listingId: 'L1',
    firstName: 'Ann',
    fromEmailAddress: 'ann@example.com',
  });
  const detail = { placement: 'contact', id: 'L1', owner: 'owner-1', kind: 'message' };
  expect(queries.events).toEqual([{ type: 'lead', detail }]);
});

test.each([
  [500, {}],
  [409, { detail: 'No.' }],
  [200, { status: 'SUCCESS' }],
  [201, { status: 'FAILED' }],
])('R63 the answer %i %j opens the form to be edited', async (status, body) => {
  leadProfile.change(() => ann);
  forms.answers = [{ status, body }];
  const queries = show();
  fireEvent.click(queries.getByRole('link'));
  await waitFor(() =>
    expect(queries.overlays).toEqual([{ name: 'mfe-vehicle/email-owner', props: { listing: 'L1', edit: true } }]),
  );
  expect(queries.events).toEqual([]);
});

test('R63 one click needs the opt-in, both names and an address', () => {
  const text = fc.constantFrom('', ' ', 'x');
  const profile = fc.record({
    ...{ firstName: text, lastName: text, email: text, phone: text, isOneClickOptedIn: fc.boolean() },
  });
  fc.assert(
    fc.property(profile, (one) => {
      const whole = one.firstName === 'x' && one.lastName === 'x' && one.email === 'x';
      expect(mayOneClick(one)).toBe(whole && one.isOneClickOptedIn);
    }),
  );
  expect(mayOneClick(null)).toBe(false);
});
