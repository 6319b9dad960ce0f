import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await (await b.newContext({ javaScriptEnabled: false, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' })).newPage();
for (const w of [1440, 390]) { await p.setViewportSize({ width: w, height: 700 }); await p.goto('http://research.localhost:5700/cars-for-sale/all'); await p.waitForTimeout(700);
 if (w===1440) { await p.locator('[data-slot="results"] article button').first().click(); await p.waitForTimeout(200); }
 await p.screenshot({ path: `/tmp/strips-prem-${w}.png` }); }
await b.close();
