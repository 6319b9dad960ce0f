import { brotliDecompressSync } from 'node:zlib';
import { createBrotli } from './brotli';

const file = (integrity: string, size: number) => ({ integrity, bytes: Buffer.alloc(size, 'a') });

test('a file that many ask for at once is compressed once, and files one after the other', async () => {
  const levels: number[] = [];
  let under = 0;
  const brotli = createBrotli(async (bytes, level) => {
    levels.push(level);
    under += 1;
    await new Promise((resolve) => setImmediate(resolve));
    expect(under).toBe(1);
    under -= 1;
    return bytes.subarray(0, 1);
  });
  const [large, small] = [file('large', 4_900_000), file('small', 100)];
  await Promise.all([...Array.from({ length: 8 }, () => brotli(large)), brotli(small), brotli(small)]);
  await brotli(large);
  expect(levels).toEqual([5, 11]);
});

test('a failed compression is retried', async () => {
  let tries = 0;
  const brotli = createBrotli(async (bytes) => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return bytes;
  });
  await expect(brotli(file('a', 10))).rejects.toThrow('no memory');
  expect(await brotli(file('a', 10))).toHaveLength(10);
});

test('the result decompresses to the file', async () => {
  const { bytes, integrity } = file('a', 300_000);
  expect(brotliDecompressSync(await createBrotli()({ bytes, integrity })).equals(bytes)).toBe(true);
});
