import { networkOf } from './networks';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:1:ff::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
