/** @jest-environment jsdom */
import fc from 'fast-check';
import { adfOf } from './adf';
import type { PurchaseContent } from './purchase';

const content: PurchaseContent = {
  site: 'https://cars.example',
  vehicle: {
    ...{
      title: 'Used 2019 Toyota Camry',
      href: '/cars-for-sale/vehicle/L1',
      year: 2019,
      make: 'Toyota',
      model: 'Camry',
    },
    ...{ trim: 'SE', vin: '4T1G11AK5MU500001', stockNumber: 'T500001', mileage: 31_000, isNew: false },
  },
  dealer: { id: 'dealer-7', name: 'Lakeside Toyota', phone: '(312) 555-0100' },
  ...{ dealType: 'finance', price: 20_000, lines: [{ label: 'Price', amount: 20_000 }], owed: 16_000 },
  ...{ statesCharges: true, down: 2_000, months: 60, apr: 9.4, monthly: 293, monthlyTax: 0, financed: 14_000 },
  tradeIn: { value: 4_000, year: 2012, make: 'Honda', model: 'Civic', miles: 98_000 },
  receive: 'delivery',
  address: { street: '1 Main St', city: 'Chicago', state: 'IL', zip: '60601' },
  contact: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(312) 555-0142' },
  comments: '',
};
const facts = { reference: 'K7Q29F3M', carId: 'L1', sentAt: Date.UTC(2026, 10, 27, 14), provider: 'Forecourt' };

/** Parses a document with an XML parser. @throws if it is not well-formed */
function parse(adf: string): Document {
  const document = new DOMParser().parseFromString(adf, 'text/xml');
  const error = document.querySelector('parsererror');
  if (error !== null) throw new Error(error.textContent ?? '');
  return document;
}
const namesIn = (parent: Element | null | undefined) => [...(parent?.children ?? [])].map(({ tagName }) => tagName);
const text = (document: Document, path: string) => document.querySelector(path)?.textContent;

test('R84 a purchase is ADF 1.0: a prospect with vehicle, trade-in, customer, vendor and provider, in the order of the format', () => {
  const document = parse(adfOf({ ...facts, content, summary: 'In words' }));
  expect([...document.childNodes].map(({ nodeName }) => nodeName)).toEqual(['adf', 'adf']);
  const prospect = document.querySelector('adf > prospect');
  expect(prospect?.getAttribute('status')).toBe('new');
  expect(namesIn(prospect)).toEqual([...['id', 'requestdate', 'vehicle', 'vehicle', 'customer', 'vendor', 'provider']]);
  const [bought, traded] = [...document.querySelectorAll('vehicle')];
  expect([bought?.getAttribute('interest'), bought?.getAttribute('status')]).toEqual(['buy', 'used']);
  expect(namesIn(bought)).toEqual([
    ...['id', 'year', 'make', 'model', 'vin', 'stock', 'trim', 'odometer', 'price', 'finance'],
  ]);
  expect([traded?.getAttribute('interest'), namesIn(traded)]).toEqual([
    'trade-in',
    ['year', 'make', 'model', 'odometer', 'price'],
  ]);
  expect(namesIn(document.querySelector('customer'))).toEqual(['contact', 'comments']);
  expect(namesIn(document.querySelector('customer > contact'))).toEqual(['name', 'name', 'email', 'phone', 'address']);
  expect(namesIn(document.querySelector('vendor'))).toEqual(['id', 'vendorname', 'contact']);
  expect(text(document, 'requestdate')).toBe('2026-11-27T14:00:00+00:00');
  expect(text(document, 'finance > method')).toBe('finance');
  expect(text(document, 'finance > amount[type="downpayment"]')).toBe('2000');
  expect(text(document, 'vin')).toBe('4T1G11AK5MU500001');
  expect(text(document, 'vehicle[interest="buy"] > price[type="asking"]')).toBe('20000');
});

test('R84 for cash and without a trade-in there is neither an amount nor a second vehicle', () => {
  const cash: PurchaseContent = { ...content, dealType: 'cash', tradeIn: null, address: null, receive: 'pickup' };
  const document = parse(adfOf({ ...facts, content: cash, summary: '' }));
  expect(namesIn(document.querySelector('finance'))).toEqual(['method']);
  expect(document.querySelectorAll('vehicle')).toHaveLength(1);
  expect(document.querySelector('address, comments')).toBeNull();
});

test('R84 whatever a person types stays text: it neither breaks the document nor adds an element', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</name><vendor>', '<![CDATA[', ']]>', '&nbsp;', '"\u0000\uFFFE\uD800', '<?adf?>', 'a\u00a0b'),
  );
  const usual = parse(adfOf({ ...facts, content, summary: 'x' })).querySelectorAll('*').length;
  fc.assert(
    fc.property(typed, typed, (name, summary) => {
      const contact = { ...content.contact, firstName: name };
      const document = parse(adfOf({ ...facts, content: { ...content, contact }, summary }));
      expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(usual);
      const shown = (words: string) =>
        words.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replace(/\r\n?/g, '\n');
      expect(text(document, 'comments') ?? '').toBe(shown(summary));
      expect(text(document, 'name[part="first"]') ?? '').toBe(shown(name));
    }),
  );
});

test('R84 section 3: the vendor also has the id by which the dealer’s payment partner knows it', () => {
  const ids = (dealer: PurchaseContent['dealer']) =>
    [...parse(adfOf({ ...facts, content: { ...content, dealer }, summary: '' })).querySelectorAll('vendor > id')].map(
      (id) => [id.getAttribute('source'), id.textContent],
    );
  expect(ids({ ...content.dealer, payment: { partner: 'north', id: 'pay-7' } })).toEqual([
    ['Forecourt', 'dealer-7'],
    ['north', 'pay-7'],
  ]);
  expect(ids(content.dealer)).toEqual([['Forecourt', 'dealer-7']]);
});
