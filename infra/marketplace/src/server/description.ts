import { serveDescription } from '@forecourt/service';
import { answerBytes } from '@forecourt/site';

const methods: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];

/** What browsers reach of the marketplace through the shell: everything that is read, and nothing that is written. */
export const description = serveDescription({
  ...{ version: 1, title: 'marketplace', timeoutMs: 20_000, answerBytes: answerBytes.marketplace },
  breaker: { failures: 5, restMs: 10_000 },
  paths: [
    { path: '/rest/lsc', methods },
    { path: '/cars-for-sale/searchoptions', methods },
    { path: '/cars-for-sale/svc', methods },
  ],
  forms: [],
});
