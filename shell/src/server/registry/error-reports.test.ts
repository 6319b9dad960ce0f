import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { moduleKey } from '@forecourt/contracts';
import { errorReportSchema, longestError, mostErrors, type ReportedError } from '@forecourt/contracts/errors';
import { RareLog } from '@forecourt/service';
import { ErrorReports } from './error-reports';

const key = moduleKey('mfe-ads', '1.0.0');

/** Adds errors in a shell. @returns those that the registry receives in one report */
async function reported(add: (shell: ErrorReports) => void): Promise<ReportedError[]> {
  const registry = createServer(async (request, response) => {
    registry.emit('reported', await text(request));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const shell = new ErrorReports({
    ...{ registryUrl: `http://127.0.0.1:${port}`, token: 'shell', everyMs: 10 },
    log: new RareLog({ warn() {} } as never),
    sourceLines: { resolve: async (stack) => stack.replace('server.js:1:2', 'src/tile.tsx:4:2') },
  });
  add(shell);
  const [body] = (await once(registry, 'reported')) as [string];
  await shell.stop();
  registry.close();
  return errorReportSchema.parse(JSON.parse(body)).errors;
}

test('an error is reported with the lines of its source, and once however often it happens', async () => {
  const failure = { where: 'server', what: 'slot liner', text: 'Error: no\n    at server.js:1:2' } as const;
  const errors = await reported((shell) => {
    for (const _again of [1, 2, 3]) shell.add(key, failure);
  });
  const resolved = 'Error: no\n    at src/tile.tsx:4:2';
  expect(errors).toEqual([{ remote: 'mfe-ads', version: '1.0.0', ...failure, text: resolved, count: 3 }]);
});

test('a flood of errors, and a long one, make a report that the registry takes', async () => {
  const errors = await reported((shell) => {
    for (let index = 0; index < 10 * mostErrors; index += 1)
      shell.add(key, { where: 'browser', what: 'rejection', text: `${index}${'x'.repeat(2 * longestError)}` });
  });
  expect(errors).toHaveLength(mostErrors);
  expect(errors[0]!.text).toHaveLength(longestError);
});
