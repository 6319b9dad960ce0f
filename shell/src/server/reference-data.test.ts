import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, startTestSite, type TestSite } from './testing/test-shell';

describe('reference data', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const saved = () => join(site.dataDir, 'shell/reference.json');
  const withoutReference = () => {
    site.marketplace.fault = (request, response) => {
      if (request.url !== '/rest/lsc/reference') return false;
      response.writeHead(500).end();
      return true;
    };
  };

  test('is the last known while a shell starts and the marketplace does not give any', async () => {
    withoutReference();
    await site.restartShell();
    expect((await site.page('/cars-for-sale/all/toyota')).status).toBe(200);
    site.marketplace.fault = () => false;
  });

  test.each([
    ['was lost', () => rm(saved())],
    ['is torn', () => writeFile(saved(), '{"makes":[')],
    ['is empty', () => writeFile(saved(), '')],
    ['has another shape', () => writeFile(saved(), '{"makes":{}}')],
  ])(
    'where what was saved %s, the shell starts and says what it waits for, until the marketplace answers',
    async (_title, spoil) => {
      withoutReference();
      await site.restartShell(spoil);
      expect((await site.page()).status).toBe(503);
      const { reasons } = JSON.parse((await site.page('/healthz')).html) as { reasons: string[] };
      expect(reasons).toEqual(['the marketplace has not answered yet']);
      site.marketplace.fault = () => false;
      await eventually(
        () => site.page(),
        ({ status }) => status === 200,
      );
      // Stored for the next start.
      await eventually(
        () => readFile(saved(), 'utf8').catch(() => ''),
        (text) => text.includes('"TOYOTA"'),
      );
    },
  );
});
