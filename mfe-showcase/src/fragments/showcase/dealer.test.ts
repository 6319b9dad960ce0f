import type { Owner } from '@forecourt/listing';
import { addressText } from './dealer';

const at = (address: Owner['location']['address']): Owner => ({
  id: 'o',
  name: 'O',
  privateSeller: false,
  location: { address },
});

test.each([
  [{ address1: '1 Main St', city: 'Chicago', state: 'IL', zip: '60610' }, '1 Main St, Chicago, IL 60610'],
  [{ city: 'Chicago', state: 'IL' }, 'Chicago, IL'],
  [{ address1: '1 Main St', zip: '60610' }, '1 Main St, 60610'],
  [{}, ''],
])('%j reads "%s"', (address, text) => {
  expect(addressText(at(address))).toBe(text);
});
