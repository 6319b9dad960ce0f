import { serveDescription } from '@forecourt/service';
import { answerBytes } from '@forecourt/site';

const methods: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];

/** The routes that browsers can reach through the shell: all that read, none that write. */
export const description = serveDescription({
  ...{ version: 1, title: 'marketplace', timeoutMs: 20_000, answerBytes: answerBytes.marketplace },
  breaker: { failures: 5, restMs: 10_000 },
  paths: [
    { path: '/rest/lsc', methods },
    { path: '/cars-for-sale/searchoptions', methods },
    {
      ...{ path: '/cars-for-sale/searchoptions/packages', methods },
      ...{ timeoutMs: 5_000, lateDetail: 'Request timed out' },
    },
    { path: '/cars-for-sale/svc', methods },
  ],
  forms: [],
});
