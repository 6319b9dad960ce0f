import fc from 'fast-check';
import { SignedViews, storedSecret } from './signed-views';

const second = 1000;
const day = 86_400 * second;
let now = Date.UTC(2026, 10, 22, 12);
const views = new SignedViews('a secret of a whole site', () => now);
const id = fc.stringMatching(/^[\w-]{16,36}$/);

test('R78 a view is read by every shell of the secret for a day, and by no other', () => {
  fc.assert(
    fc.property(id, (view) => {
      const signed = views.sign(view, 'research');
      expect(new SignedViews('a secret of a whole site', () => now + day).read(signed, 'research')).toBe(view);
      expect(new SignedViews('another secret', () => now).read(signed, 'research')).toBeNull();
    }),
  );
  const signed = views.sign('a-view-of-one-page', 'research');
  now += day + second;
  expect(views.read(signed, 'research')).toBeNull();
  now -= day + 120 * second;
  expect(views.read(signed, 'research')).toBeNull();
});

test('R78 any other text is no signed view', () => {
  const signed = views.sign('a-view-of-one-page', 'research');
  const changed = fc
    .tuple(fc.nat({ max: signed.length - 1 }), fc.constantFrom(...'aZ9-_.'))
    .map(([at, other]) => signed.slice(0, at) + other + signed.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(fc.string(), id, changed), (text) => {
      fc.pre(text !== signed);
      expect(views.read(text, 'research')).toBeNull();
    }),
  );
});

test('R78 a pair is the same for one listing in one view only', () => {
  fc.assert(
    fc.property(id, id, fc.string(), fc.string(), (view, other, listing, another) => {
      const isSame = view === other && listing === another;
      expect(views.pairOf(view, listing) === views.pairOf(other, another)).toBe(isSame);
    }),
  );
});

test('the secret that a shell made is that of its next start', async () => {
  const kept = new Map<string, Buffer>();
  const disk = {
    read: async (path: string) => kept.get(path) ?? null,
    write: async (path: string, bytes: Uint8Array | string) => void kept.set(path, Buffer.from(bytes)),
  };
  const made = await storedSecret(disk);
  expect(made.length).toBeGreaterThan(30);
  expect(await storedSecret(disk)).toBe(made);
});
