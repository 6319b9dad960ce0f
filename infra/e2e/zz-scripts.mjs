import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await (await b.newContext({userAgent:'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', viewport:{width:1440,height:900}})).newPage();
p.on('requestfinished', async r => { if (r.resourceType()==='script') console.log((await r.sizes()).responseBodySize, r.url().slice(-90)); });
await p.goto('http://localhost:5700/cars-for-sale/all');
await p.evaluate(() => window.scrollTo(0, 400)); await p.waitForTimeout(1000);
for (const s of ['hero','filters','showcase','save-search','results']) { const l = p.locator(`[data-slot="${s}"]`).first(); await l.dispatchEvent('pointerover'); await l.dispatchEvent('focusin'); await l.dispatchEvent('pointerdown'); await p.waitForTimeout(500);}
await p.waitForTimeout(2000);
await b.close();
