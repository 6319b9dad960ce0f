import { errorKind } from './error-kinds';

test.each([
  ['server', 'loading', 'Shells cannot load it', /Promote a version that loads/],
  ['server', 'slot filters', 'It failed on the server in the slot filters', /Roll it back/],
  ['server', 'rejection', 'It did more on the server than render (rejection)', /Tell its team/],
  ['browser', 'slot results', 'It failed in a browser in the slot results', /links and forms still work/],
  ['browser', 'hydration', 'It did more in a browser than render (hydration)', /Tell its team/],
  ['browser', 'loading', 'It did more in a browser than render (loading)', /Tell its team/],
] as const)('an error of %s, %s: %s', (where, what, title, remedy) => {
  expect(errorKind({ where, what })).toEqual({ title, remedy: expect.stringMatching(remedy) });
});
