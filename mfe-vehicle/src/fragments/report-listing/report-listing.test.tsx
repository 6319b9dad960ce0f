import { answerForms } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { subjectView } from '../../testing/subject-view';
import paymentDetails from '../payment-details';
import shareListing from '../share-listing';
import fragment from './index';

const forms = answerForms();
const options = { slot: { listing: 'listing-1' }, overlay: true, view: subjectView() };

describe('a report', () => {
  test('has a reason, and is thanked for when it is stored', async () => {
    const queries = renderFragment(fragment, options);
    fireEvent.click(queries.getByRole('button', { name: 'Send report' }));
    expect(queries.getByRole('alert').textContent).toBe('Choose what is wrong.');
    expect(forms.sent).toEqual([]);
    fireEvent.click(queries.getByRole('radio', { name: 'It looks like fraud' }));
    fireEvent.click(queries.getByRole('button', { name: 'Send report' }));
    const answer = await queries.findByText('Message sent. They answer.');
    expect(document.activeElement).toBe(answer);
    expect(forms.sent[0]).toMatchObject({ path: '/account-api/report-listing', fields: { reason: 'fraud' } });
  });

  test('R73 has no accessibility violations', async () => {
    expect(await violations(renderFragment(fragment, options).container)).toEqual([]);
  });
});

describe('sharing', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));
  const show = () => renderFragment(shareListing, options);

  test('copies the whole address, and confirms it', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const queries = show();
    fireEvent.click(queries.getByRole('button', { name: 'Copy link' }));
    await queries.findByText('The link is copied.');
    expect(copied).toEqual([queries.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value]);
    expect(copied[0]).toMatch(/^http:\/\/localhost\/cars-for-sale\/vehicle\//);
  });

  test('if the clipboard is refused, the link is selected', async () => {
    const queries = show();
    fireEvent.click(queries.getByRole('button', { name: 'Copy link' }));
    await queries.findByText(/^The link is selected/);
  });

  test('by email the words and the address are whole, whatever they hold', () => {
    const view = subjectView({ title: 'A & B + "C"' });
    const queries = renderFragment(shareListing, { ...options, view });
    const href = queries.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:\?subject=A%20%26%20B%20%2B%20%22C%22&body=http%3A%2F%2Flocalhost/);
  });

  test('R73 without script it is a link, and has no accessibility violations', async () => {
    const queries = renderFragment(shareListing, { ...options, overlay: false });
    expect(queries.html).toContain('<a href="/cars-for-sale/vehicle/');
    expect(await violations(queries.container)).toEqual([]);
  });
});

test('payment details explain the price, without accessibility violations', async () => {
  const pricingDetail = {
    msrp: 20_000,
    salePrice: 18_000,
    payments: { monthly: 300, months: 60, apr: 5, down: 2_000 },
  };
  const queries = renderFragment(paymentDetails, { ...options, view: subjectView({ pricingDetail }) });
  for (const text of ['$20,000', '$18,000']) queries.getByText(text);
  expect(await violations(queries.container)).toEqual([]);
});
