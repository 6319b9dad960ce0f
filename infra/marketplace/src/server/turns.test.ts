import { Turns } from './turns';

test('one task continues in each iteration of the event loop, in order', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const count = (turn: number) => {
    seen.push(`turn ${turn}`);
    if (turn < 4) setImmediate(count, turn + 1);
  };
  const all = ['a', 'b', 'c'].map(async (name) => {
    await turns.next();
    seen.push(name);
  });
  setImmediate(count, 1);
  await Promise.all(all);
  const turnOf = (name: string) => seen.slice(0, seen.indexOf(name)).filter((each) => each.startsWith('turn')).length;
  expect(seen.filter((each) => !each.startsWith('turn'))).toEqual(['a', 'b', 'c']);
  expect(turnOf('b')).toBeGreaterThan(turnOf('a'));
  expect(turnOf('c')).toBeGreaterThan(turnOf('b'));
});
