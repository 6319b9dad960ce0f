import { answerCheck } from './answer-check';

const recalls = answerCheck({
  type: 'object',
  required: ['recalls'],
  properties: {
    recalls: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string', maxLength: 4 }, year: { type: ['integer', 'null'], minimum: 1990 } },
      },
    },
    kind: { enum: ['open', 'closed'] },
  },
  additionalProperties: false,
});

test.each([
  { recalls: [] },
  {
    recalls: [
      { id: '1', year: null, more: {} },
      { id: '2', year: 2000 },
    ],
    kind: 'open',
  },
])('an answer that fits passes unchanged: %j', (answer) => expect(recalls.parse(answer)).toBe(answer));

test.each([
  [null, ''],
  [{}, ''],
  [{ recalls: {} }, 'recalls'],
  [{ recalls: [{ id: '1' }, { year: 2000 }, {}] }, 'recalls.1'],
  [{ recalls: [{ id: '1', year: '2000' }] }, 'recalls.0.year'],
  [{ recalls: [{ id: '1', year: 1989 }] }, 'recalls.0.year'],
  [{ recalls: [{ id: '12345' }] }, 'recalls.0.id'],
  [{ recalls: [{ id: '1' }, { id: '1' }, { id: '1' }, { id: '1' }] }, 'recalls'],
  [{ recalls: [], kind: 'shut' }, 'kind'],
  [{ recalls: [], 'a/b~c d': 1 }, 'a/b~c d'],
])('an answer that does not fit names the first place: %j', (answer, place) => {
  const issues = recalls.safeParse(answer).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([place]);
});
