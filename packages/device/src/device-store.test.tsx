import fc from 'fast-check';
import { compared, deviceStore, mostCompared, toggleCompared } from '.';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});
const car = (id: string) => ({ id, title: `Car ${id}` });
const ids = () => compared.read().map(({ id }) => id);
/** Changes the storage and notifies this tab, as a browser does after a change in another tab. */
const otherTab = (stored: unknown) => {
  localStorage.setItem('compared', JSON.stringify(stored));
  dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
};

test('R56 compares at most five vehicles; choosing a compared one again removes it', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) toggleCompared(car(id));
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  toggleCompared(car('b'));
  toggleCompared(car('f'));
  expect(ids()).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('two tabs that add different vehicles compare all of them: neither drops a vehicle that the other added', () => {
  toggleCompared(car('a'));
  const heard = jest.fn();
  const leave = compared.subscribe(heard);
  otherTab([car('a'), car('b')]);
  expect([heard.mock.calls.length, ids()]).toEqual([1, ['a', 'b']]);
  localStorage.setItem('compared', JSON.stringify([car('a'), car('b'), car('c')]));
  toggleCompared(car('d'));
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  leave();
});

test('if the browser refuses storage, as in private windows, a value lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = deviceStore<readonly string[]>('list', [], () => []);
  store.change((now) => [...now, 'a']);
  store.change((now) => [...now, 'b']);
  expect(store.read()).toEqual(['a', 'b']);
});

test('if the storage is full, values that were read from it are not lost', () => {
  const store = deviceStore<readonly string[]>('list', [], (stored) => stored as string[]);
  store.change(() => ['a']);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.change((now) => [...now, 'b']);
  expect(store.read()).toEqual(['a', 'b']);
});

test('reads any stored value as at most five vehicles, each with a valid id', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.string(), title: fc.string() }))), (stored) => {
      otherTab(stored);
      const vehicles = compared.read();
      expect(vehicles.length).toBeLessThanOrEqual(mostCompared);
      for (const { id } of vehicles) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    }),
  );
  localStorage.setItem('compared', '{');
  expect(compared.read()).toEqual([]);
});
