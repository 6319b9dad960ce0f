import { defineConfig } from '@playwright/test';

/** Against a site that runs: `SITE=http://research.localhost:3000 npm run e2e`. */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: process.env.SITE ?? 'http://localhost:3000',
    // A browser that says it is headless counts as a bot, and bots see other pages.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] },
  },
});
