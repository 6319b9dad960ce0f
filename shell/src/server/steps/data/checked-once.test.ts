import * as z from 'zod';
import { checkedOnce } from './checked-once';

/** Returns a schema that counts its checks. */
function counted() {
  let checks = 0;
  const schema = z.object({ id: z.string(), miles: z.object({ at: z.number() }).optional() }).refine(() => {
    checks += 1;
    return true;
  });
  return { schema, checks: () => checks };
}

test('a value with the same JSON is checked once, and its result is shared and frozen, without fields that the schema does not name', () => {
  const { schema, checks } = counted();
  const list = z.array(checkedOnce(schema));
  const value = (id: string) => ({ id, miles: { at: 1 }, secret: 1 });
  const [first] = list.parse([value('a'), value('a'), value('b')]);
  const [again] = list.parse([value('a')]);
  expect(checks()).toBe(2);
  expect(again).toBe(first);
  expect(first).toEqual({ id: 'a', miles: { at: 1 } });
  expect([Object.isFrozen(first), Object.isFrozen(first?.miles)]).toEqual([true, true]);
});

test('a changed value is checked again, and an invalid one each time, with the path of its fault', () => {
  const { schema, checks } = counted();
  const list = z.object({ listings: z.array(checkedOnce(schema)) });
  list.parse({ listings: [{ id: 'a' }] });
  list.parse({ listings: [{ id: 'a', miles: { at: 2 } }] });
  expect(checks()).toBe(2);
  for (let time = 0; time < 2; time += 1) {
    const { error } = list.safeParse({ listings: [{ id: 'a' }, { id: 'a', miles: { at: 'far' } }] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['listings.1.miles.at']);
  }
  expect(list.safeParse({ listings: [undefined] }).success).toBe(false);
});

test('the values are limited in size', () => {
  const { schema, checks } = counted();
  const once = checkedOnce(schema, 25);
  for (const id of ['a', 'b', 'c', 'a']) once.parse({ id });
  expect(checks()).toBe(4);
});
