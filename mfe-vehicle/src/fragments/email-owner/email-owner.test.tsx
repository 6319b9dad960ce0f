import { emailed, leadProfile } from '@forecourt/listing-kit';
import { answerForms } from '@forecourt/listing-kit/testing';
import { type RenderOptions, renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { subjectView } from '../../testing/subject-view';
import makeOffer from '../make-offer';
import peopleDone from '../people-done';
import fragment from './index';

const forms = answerForms();
beforeEach(() => {
  leadProfile.change(() => null);
  emailed.change(() => []);
});
const show = (options: RenderOptions = {}) =>
  renderFragment(fragment, { slot: { listing: 'listing-1' }, overlay: true, view: subjectView(), ...options });
type Shown = ReturnType<typeof show>;

function fill(queries: Shown, fields: Record<string, string> = {}): void {
  const all = { 'First name': 'Ann', 'Last name': 'Lee', Email: 'ann@example.com', ...fields };
  for (const [name, value] of Object.entries(all))
    fireEvent.change(queries.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
}
const leads = ({ events }: Shown) => events.filter(({ type }) => type === 'lead').map(({ detail }) => detail);
const press = (queries: Shown, name = 'Send message') => fireEvent.click(queries.getByRole('button', { name }));

test('a message to the seller starts with the question whether the vehicle is available, and is sent once', async () => {
  const queries = show();
  fill(queries);
  press(queries);
  press(queries);
  await queries.findByText('Message sent. They answer.');
  expect(forms.sent).toHaveLength(1);
  expect(forms.sent[0]).toMatchObject({
    path: '/account-api/email-owner',
    fields: {
      listingId: 'listing-1',
      comments: 'I would like to confirm that this vehicle is still available.',
      ...{ firstName: 'Ann', lastName: 'Lee', fromEmailAddress: 'ann@example.com', textPot: '' },
    },
  });
  expect(forms.sent[0]?.fields).not.toHaveProperty('copySelf');
  expect(emailed.read()).toEqual(['listing-1']);
  fireEvent.click(queries.getByRole('button', { name: 'Done' }));
  expect(queries.closed).toEqual(['done']);
});

test('a message that asks for photographs says so, and can be changed', () => {
  const queries = show({ slot: { listing: 'listing-1', photos: true } });
  queries.getByRole('heading', { name: 'Ask the seller for photos' });
  expect(queries.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Could you send me photographs of this vehicle, outside and inside?',
  );
});

test('R63 a lead is emitted once the site has the message, and not again for another one to the same seller in a session', async () => {
  forms.answers = [
    { status: 500, body: {} },
    { status: 201, body: { status: 'SUCCESS', message: 'They answer.' } },
  ];
  const first = show();
  fill(first);
  press(first);
  await first.findByRole('alert');
  expect(leads(first)).toEqual([]);
  press(first);
  await first.findByText('They answer.');
  expect(leads(first)).toEqual([{ placement: 'contact', id: 'listing-1', owner: 'owner-1', kind: 'message' }]);

  const second = show();
  fill(second);
  press(second);
  await second.findByText('They answer.');
  expect(leads(second)).toEqual([]);
});

test('a missing or invalid value is named at its field, and nothing is sent', () => {
  const queries = show();
  fill(queries, { 'First name': '', Email: 'ann' });
  press(queries);
  expect(queries.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your first name.',
    'Enter an email address such as name@example.com.',
  ]);
  expect(document.activeElement).toBe(queries.getByRole('textbox', { name: /^First name/ }));
  expect(forms.sent).toEqual([]);
});

test('a refusal of the service is shown, and typed text stays', async () => {
  forms.answers = [{ status: 404, body: { detail: 'The vehicle has been sold.' } }];
  const queries = show();
  fill(queries);
  press(queries);
  await queries.findByText('The vehicle has been sold.');
  expect(queries.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe('Ann');
  expect(emailed.read()).toEqual([]);
});

test.each([
  ['no JSON', { status: 201, body: null as unknown as object }],
  ['another success', { status: 200, body: { status: 'SUCCESS' } }],
  ['a status that is none', { status: 201, body: { status: 'PENDING' } }],
])('R63 %s is no success', async (_, answer) => {
  forms.answers = [answer];
  const queries = show();
  fill(queries);
  press(queries);
  await queries.findByRole('alert');
  expect(emailed.read()).toEqual([]);
});

test("contact details are remembered only at the shopper's request, and forgotten when it is withdrawn", async () => {
  const first = show();
  fill(first);
  press(first);
  await first.findByText('Message sent. They answer.');
  expect(localStorage.length).toBe(1);
  expect(leadProfile.read()).toBeNull();

  const second = show();
  fill(second, { Phone: '(312) 555-0142' });
  fireEvent.click(second.getByRole('checkbox', { name: 'Remember my details on this device' }));
  fireEvent.click(second.getByRole('checkbox', { name: 'Send my next messages with one click' }));
  press(second);
  await second.findByText('Message sent. They answer.');
  const known = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(312) 555-0142' };
  expect(leadProfile.read()).toEqual({ ...known, isOneClickOptedIn: true });

  const third = show();
  expect(third.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('ann@example.com');
  fireEvent.click(third.getByRole('checkbox', { name: 'Remember my details on this device' }));
  press(third);
  await third.findByText('Message sent. They answer.');
  expect(leadProfile.read()).toBeNull();
});

test('without script the form is posted, and leads to a page that confirms it', () => {
  const queries = show({ overlay: false });
  const form = queries.container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/account-api/email-owner']);
  expect(new FormData(form ?? undefined).get('doneUrl')).toContain('/overlay/mfe-vehicle/people-done?');
  const done = renderFragment(peopleDone, { slot: { listing: 'listing-1', done: 'message' }, view: subjectView() });
  done.getByRole('heading', { name: 'Message sent' });
  done.getByRole('link', { name: 'Back to the vehicles' });
});

test('R64 there is no form where the seller hides it, nor where the vehicle is gone', () => {
  expect(show({ view: subjectView({}, { hideEmailForm: true }) }).queryByRole('textbox')).toBeNull();
  show({ view: { data: {} } }).getByText('This vehicle is not available any more.');
});

test('R64 a private seller is made an offer, in whole dollars', async () => {
  const queries = renderFragment(makeOffer, {
    ...{ slot: { listing: 'listing-1' }, overlay: true },
    view: subjectView({ pricingDetail: { salePrice: 12_500 } }, { privateSeller: true }),
  });
  queries.getByText('The seller asks for $12,500.');
  fill(queries);
  press(queries, 'Send offer');
  expect(queries.getByRole('alert').textContent).toBe('Enter your offer in whole dollars.');
  fireEvent.change(queries.getByRole('textbox', { name: /^Your offer/ }), { target: { value: '11,000' } });
  press(queries, 'Send offer');
  await waitFor(() => expect(forms.sent[0]?.fields.offer).toBe('11,000'));
  await queries.findByText('Message sent. They answer.');
  expect(leads(queries)).toMatchObject([{ id: 'listing-1', kind: 'offer' }]);
});

describe.each([true, false])('over a page: %s', (overlay) => {
  test('R73 has no accessibility violations and no style attributes, also where something is wrong', async () => {
    const queries = show({ overlay });
    expect(await violations(queries.container)).toEqual([]);
    await act(async () => press(queries));
    expect(await violations(queries.container)).toEqual([]);
    expect(queries.html).not.toContain(' style=');
  });
});
