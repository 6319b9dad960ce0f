import { stackProblem } from './problem';

/** Map of a file whose first line is line 3 of the source, and whose second is the library's. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mfe_a/./src/fragments/a/index.tsx', 'webpack://mfe_a/./node_modules/lib/index.js'],
  sourcesContent: ['one\ntwo\nthrow new Error();\nfour', 'lib'],
  names: [],
  mappings: 'AAEA;ACAA',
});

test('a stack of the server is resolved to the team’s first line, with the lines around it', () => {
  const stack = [
    'Error: flat tyre',
    '    at lib (mfe-a@1.0.0-dev.x00000000.1/server.js:2:1)',
    '    at Wheel (mfe-a@1.0.0-dev.x00000000.1/server.js:1:1)',
    '    at node:internal:1:1',
  ].join('\n');
  const problem = stackProblem(stack, (path) => (path === 'server.js' ? map : undefined));
  expect(problem).toEqual({
    message: 'Error: flat tyre\n  Wheel (src/fragments/a/index.tsx:3)',
    ...{ file: 'src/fragments/a/index.tsx', line: 3 },
    frame: '     1 | one\n     2 | two\n>    3 | throw new Error();\n     4 | four',
  });
});

test('a stack of a browser is resolved by the file’s path in its version', () => {
  const at = 'https://site.example/_shell/remotes/mfe-a/1.0.0-dev.x00000000.1/static/a.0123456789.js:1:1';
  for (const stack of [`Error: flat tyre\n    at Wheel (${at})`, `Wheel@${at}`]) {
    const problem = stackProblem(stack, (path) => (path === 'static/a.0123456789.js' ? map : undefined));
    expect(problem).toMatchObject({ file: 'src/fragments/a/index.tsx', line: 3 });
  }
});

test('a stack without a line of the team stays as it is', () => {
  const problem = stackProblem('Error: flat tyre\n    at x (elsewhere.js:1:1)', () => undefined);
  expect(problem).toEqual({ message: 'Error: flat tyre', file: null, line: null, frame: null });
});
