/** A purchase as ADF 1.0, the Auto-lead Data Format that dealers' software reads. */
import { escapeUTF8 } from 'entities';
import type { PurchaseContent } from './purchase';

interface AdfFacts {
  reference: string;
  carId: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Name of the site. */
  provider: string;
  content: PurchaseContent;
  /** The purchase in words. */
  summary: string;
}

type Attributes = Readonly<Record<string, string>>;

/** Escapes a text, and leaves out characters that XML 1.0 cannot contain. */
const escaped = (text: string): string =>
  escapeUTF8(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));

const tag = (name: string, attributes: Attributes, inner: string): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>${inner}</${name}>\n`;

/** Returns an element with a text; nothing without one. */
function leaf(name: string, text: string | number | undefined, attributes: Attributes = {}): string {
  const inner = escaped(String(text ?? ''));
  return inner === '' ? '' : tag(name, attributes, inner);
}

/** Returns an element of elements. */
const branch = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  tag(name, attributes, `\n${children.join('')}`);

const usd = { currency: 'USD' };

/** Returns the document. */
export function adfOf({ reference, carId, sentAt, provider, content, summary }: AdfFacts): string {
  const { dealer, tradeIn, site } = content;
  const source = { sequence: '1', source: provider };
  const prospect = branch(
    'prospect',
    [
      leaf('id', reference, source),
      leaf('requestdate', new Date(sentAt).toISOString().replace(/\.\d+Z$/, '+00:00')),
      bought(content, leaf('id', carId, source)),
      ...(tradeIn === null ? [] : [traded(tradeIn)]),
      branch('customer', [customer(content), leaf('comments', summary)]),
      branch('vendor', [
        leaf('id', dealer.id, source),
        leaf('id', dealer.payment?.id, { sequence: '2', source: dealer.payment?.partner ?? '' }),
        leaf('vendorname', dealer.name),
        branch('contact', [
          leaf('name', dealer.name, { part: 'full' }),
          leaf('phone', dealer.phone, { type: 'voice' }),
        ]),
      ]),
      branch('provider', [leaf('name', provider, { part: 'full' }), leaf('service', 'Buy Online'), leaf('url', site)]),
    ],
    { status: 'new' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${branch('adf', [prospect])}`;
}

function bought({ vehicle, price, dealType, down, monthly, financed }: PurchaseContent, id: string): string {
  const finance = [
    leaf('method', dealType),
    ...(dealType === 'cash'
      ? []
      : [
          leaf('amount', Math.round(down), { type: 'downpayment', limit: 'exact', ...usd }),
          leaf('amount', monthly, { type: 'monthly', ...usd }),
          leaf('balance', Math.round(financed), { type: 'finance', ...usd }),
        ]),
  ];
  return branch(
    'vehicle',
    [
      ...[id, leaf('year', vehicle.year), leaf('make', vehicle.make), leaf('model', vehicle.model)],
      ...[leaf('vin', vehicle.vin), leaf('stock', vehicle.stockNumber), leaf('trim', vehicle.trim)],
      ...[leaf('odometer', vehicle.mileage, { units: 'mi' }), leaf('price', price, { type: 'asking', ...usd })],
      branch('finance', finance),
    ],
    { interest: 'buy', status: vehicle.isNew ? 'new' : 'used' },
  );
}

const traded = ({ year, make, model, miles, value }: NonNullable<PurchaseContent['tradeIn']>): string =>
  branch(
    'vehicle',
    [
      ...[leaf('year', year ?? 'unknown'), leaf('make', make ?? 'unknown'), leaf('model', model ?? 'unknown')],
      ...[leaf('odometer', miles, { units: 'mi' }), leaf('price', value, { type: 'appraisal', ...usd })],
    ],
    { interest: 'trade-in', status: 'used' },
  );

const customer = ({ contact, address }: PurchaseContent): string =>
  branch('contact', [
    ...[leaf('name', contact.firstName, { part: 'first' }), leaf('name', contact.lastName, { part: 'last' })],
    ...[leaf('email', contact.email), leaf('phone', contact.phone, { type: 'voice', time: 'nopreference' })],
    ...(address === null
      ? []
      : [
          branch(
            'address',
            [
              ...[leaf('street', address.street, { line: '1' }), leaf('city', address.city)],
              ...[leaf('regioncode', address.state), leaf('postalcode', address.zip), leaf('country', 'US')],
            ],
            { type: 'home' },
          ),
        ]),
  ]);
