import { defineConfig } from '@playwright/test';
import { leanBrowser } from './browsers';
import { ports, runningSite, site } from './ports';

/** User agent without "Headless", which the site's shell would take for a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Specs that change brands of the site, or run the commands of a document. One that adds a brand of its own disturbs no other test. */
const changes = '**/{deploy,documents,saving,teams}.spec.ts';

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  // Every test has its own page, and its own email addresses where it needs some.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for tests that hang, not measurements: machines are slow and shared.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Tests that change the site for everybody run alone, one after the other.
  projects: [
    { name: 'pages', testIgnore: changes },
    { name: 'changes', testMatch: changes, dependencies: ['pages'], workers: 1 },
  ],
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    baseURL: site,
    userAgent,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: leanBrowser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for the pages of a worker, and no spare one.
        '--renderer-process-limit=1',
        '--disable-features=SpareRendererForSitePerProcess',
      ],
    },
  },
  webServer:
    runningSite === undefined
      ? {
          command: 'node serve.mjs',
          cwd: import.meta.dirname,
          url: `http://127.0.0.1:${ports.shell}/healthz`,
          timeout: 900_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          stdout: 'ignore',
        }
      : undefined,
});
