import { Readable } from 'node:stream';
import fc from 'fast-check';
import { decodeText } from './decode';

async function decode(bytes: Buffer, size = 3): Promise<string> {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
  let text = '';
  for await (const part of decodeText(Readable.from(parts))) text += part;
  return text;
}

const words = fc.string({ unit: fc.constantFrom('a', ',', '\n', 'é', '–', '漢', '😀') });

test('UTF-8 and UTF-16 are recognised, however the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 1, max: 6 }), async (given, size) => {
      const text = `VIN,${given}`;
      const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
      expect(await decode(Buffer.from(text), size)).toBe(text);
      expect(await decode(Buffer.from(`\ufeff${text}`), size + 2)).toBe(text);
      expect(await decode(utf16, size + 1)).toBe(text);
      expect(await decode(Buffer.from(utf16).swap16(), size + 1)).toBe(text);
    }),
  );
});

test('a line that is not UTF-8 is read as Windows-1252, and affects no other line', async () => {
  const older = Buffer.from([0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e, 0x20, 0x96, 0x0a]);
  const bytes = Buffer.concat([Buffer.from('Škoda\n'), older, Buffer.from('Kombi 漢\n'), older]);
  expect(await decode(bytes, 1_000)).toBe('Škoda\nCitroën –\nKombi 漢\nCitroën –\n');
});

test('lines may end in a carriage return alone', async () => {
  expect(await decode(Buffer.from('a,b\rc,d\r'), 5)).toBe('a,b\nc,d\n');
  expect(await decode(Buffer.from('a,b\r\nc\rd\r\n'), 4)).toBe('a,b\r\nc\rd\r\n');
});

test('a stray zero in a text is a character like others', async () => {
  expect(await decode(Buffer.from('VIN,Year,Make,Model\n1,2,3,Ca\u0000mry\n'), 1_000)).toContain('Ca\u0000mry');
});

test('a file that is not text fails with the remedy', async () => {
  for (const start of ['PK\u0003\u0004packed', 'a,b\u0000\u0000\u0000']) {
    await expect(decode(Buffer.from(start), 100)).rejects.toThrow(/not text. Export it as CSV/);
  }
});
