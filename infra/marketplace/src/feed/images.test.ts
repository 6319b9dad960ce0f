import { readImages, readSpin } from './images';

const photo = (name: string) => `https://photos.example/${name}`;

test.each([
  [[photo('1.jpg'), null], [photo('1.jpg')]],
  [
    [`${photo('1.jpg')},${photo('2.jpg')}|${photo('3.jpg')} ${photo('1.jpg')};`, photo('4.jpg')],
    ['1', '2', '3', '4'].map((name) => photo(`${name}.jpg`)),
  ],
  [[photo('a,b.jpg?w=1,2')], [photo('a,b.jpg?w=1,2')]],
  [
    ['no address', 'ftp://photos.example/1.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'https://x', ''],
    [],
  ],
  [[`${photo('1.jpg')} ${photo('long').padEnd(6_000, 'x')}`], [photo('1.jpg')]],
])('the photographs among %j are %j', (cells, expected) => {
  expect(readImages(cells)).toEqual(expected);
});

test.each([
  ...['https://photos.example/1.jpg', 'http://a-b.c1.photos.example/x/y_z~1/', 'https://photos.example//1.jpg'],
  ...['https://Photos.Example/1.jpg', 'https://photos.example:443/1.jpg', 'https://photos.example/a/../1.jpg'],
  ...['https://photos.example/./1.jpg', 'https://photos.example/%2e%2E/1.jpg', 'https://photos.example/.hidden/1.jpg'],
  ...["https://photos.example/1.jpg?a=%27b'", 'https://photos.example/1.jpg#top', 'https://photos.example/ä.jpg'],
  ...[
    'https://xn--bcher-kva.example/1.jpg',
    'https://bücher.example/1.jpg',
    'https://1.0x7f/1.jpg',
    'https://1.2/a.jpg',
  ],
  ...['https://photos.example/{1}.jpg', 'https://photos.example\\1.jpg/', "https://photos.example/it's.jpg"],
])('%s is stored as browsers read it', (address) => {
  expect(readImages([address])).toEqual([new URL(address).href]);
});

test('at most sixty are stored', () => {
  const many = Array.from({ length: 90 }, (_, at) => photo(`${at}.jpg`)).join(' ');
  expect(readImages([many])).toHaveLength(60);
});

test('a vehicle can be turned by eight frames or more', () => {
  const frames = Array.from({ length: 8 }, (_, at) => photo(`${at}.jpg`));
  expect(readSpin(frames.join(' '))).toEqual(frames);
  expect(readSpin(frames.slice(1).join(' '))).toBeNull();
});
