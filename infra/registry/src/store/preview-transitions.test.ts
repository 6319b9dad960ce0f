import { ProblemError } from '../problems';
import { type AddPreview, addPreview, previewLimits, previewsView, revokePreview } from './preview-transitions';
import { emptyState, type RegistryState, snapshotOf, stateSchema } from './state';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour)).toISOString();
const link = (until: number, more: Partial<AddPreview> = {}): AddPreview => ({
  ...{ brand: 'maker', page: '/cars-for-sale/all', versions: { 'mfe-ads': '1.0.0' }, isDraft: false, unserved: {} },
  ...{ expiresAt: at(until), ...more },
});
const idOf = (number: number) => number.toString(16).padStart(12, '0');
const by = (who: string, hour: number) => ({ who, at: at(hour) });
const ids = (state: RegistryState, hour: number) => previewsView(state, at(hour)).map(({ id }) => id);
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof ProblemError ? error.code : error;
  }
  return 'nothing was refused';
};

test('a link is listed until its end, the newest first, and dropped with the next one', () => {
  const one = addPreview(emptyState, idOf(1), link(2), by('ada', 0)).state;
  const two = addPreview(one, idOf(2), link(5), by('ada', 1)).state;
  expect([ids(two, 1), ids(two, 2), ids(two, 5)]).toEqual([[idOf(2), idOf(1)], [idOf(2)], []]);
  expect(Object.keys(addPreview(two, idOf(3), link(5), by('ada', 3)).state.previews)).toEqual([idOf(2), idOf(3)]);
  expect(stateSchema.parse(two)).toEqual(two);
});

test('a revocation is stored until the end of its link, and dropped then', () => {
  const made = addPreview(emptyState, idOf(1), link(2), by('ada', 0)).state;
  const { state, entry } = revokePreview(made, idOf(1), 'a mistake', by('bob', 1));
  expect(entry).toMatchObject({ action: 'revoke-preview', link: idOf(1), who: 'bob', why: 'a mistake' });
  expect([snapshotOf(state).revokedPreviews, ids(state, 1)]).toEqual([[idOf(1)], []]);
  const later = addPreview(state, idOf(2), link(9), by('ada', 3)).state;
  expect('revokedPreviews' in snapshotOf(later)).toBe(false);
});

test('a link that has ended, was revoked or never was cannot be revoked', () => {
  const made = addPreview(emptyState, idOf(1), link(2), by('ada', 0)).state;
  const { state } = revokePreview(made, idOf(1), undefined, by('bob', 1));
  for (const [of, id, hour] of [
    [state, idOf(1), 1],
    [made, idOf(1), 2],
    [made, idOf(2), 1],
    [made, 'constructor', 1],
  ] as const)
    expect(codeOf(() => revokePreview(of, id, undefined, by('bob', hour)))).toBe('unknown-link');
});

test('the number of links is limited, of a token and of all; revoked ones count until their end', () => {
  const { ofToken, all } = previewLimits;
  let state = emptyState;
  for (let made = 0; made < all; made++) {
    const who = `token-${Math.floor(made / ofToken)}`;
    state = addPreview(state, idOf(made), link(2), by(who, 0)).state;
    if (made === ofToken - 1) {
      const revoked = revokePreview(state, idOf(0), undefined, by(who, 0)).state;
      expect(codeOf(() => addPreview(revoked, idOf(all), link(2), by(who, 1)))).toBe('too-many-links');
    }
  }
  expect(codeOf(() => addPreview(state, idOf(all), link(2), by('another', 1)))).toBe('too-many-links');
  expect(codeOf(() => addPreview(state, idOf(all), link(9), by('another', 2)))).toBe('nothing was refused');
});
