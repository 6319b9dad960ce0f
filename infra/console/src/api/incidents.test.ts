import type { Live } from './client';
import { troublesOf } from './incidents';

const well = { since: null, probationUntil: null, health: { visits: 300, errors: 0, worse: [] } };
const worse = { ...well, health: { visits: 300, errors: 4, worse: ['errors', 'lcp'] } };
const live = {
  ...{ revision: 1, etag: '"1"', brands: ['maker', 'certified'] },
  remotes: [
    {
      ...{ remote: 'mfe-ads', owner: null, latest: '1.2.0' },
      channels: {
        maker: {
          ...{ ...well, version: '1.1.0', withheld: ['1.2.0'] },
          canary: { ...worse, version: '1.3.0', percent: 5, probationUntil: '2030-01-01T00:00:00.000Z' },
        },
        certified: { ...worse, version: '1.1.0', canary: null, withheld: [] },
      },
    },
    { remote: 'mfe-new', owner: 'ada', latest: '1.0.0', channels: {} },
  ],
} as Live;

test('versions that are worse than before, and versions that have failed, are troubles with a remedy', () => {
  expect(troublesOf(live)).toEqual([
    {
      ...{
        remote: 'mfe-ads',
        brand: 'maker',
        version: '1.3.0',
        what: 'worse than the version before in Errors, Largest paint (LCP)',
      },
      ...{ remedy: expect.stringContaining('on probation'), action: 'stop-canary' },
    },
    {
      ...{ remote: 'mfe-ads', brand: 'maker', version: '1.2.0', what: 'it has failed there' },
      remedy: expect.stringContaining('No automatic rollback'),
    },
    {
      ...{ remote: 'mfe-ads', brand: 'certified', version: '1.1.0' },
      ...{ what: 'worse than the version before in Errors, Largest paint (LCP)', action: 'rollback' },
      remedy: expect.stringContaining('undo it'),
    },
  ]);
});
