import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await (await b.newContext({userAgent:'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'})).newPage();
p.on('requestfinished', async r => { if (r.resourceType()==='script'||r.resourceType()==='document'||r.resourceType()==='stylesheet') console.log((await r.sizes()).responseBodySize, r.url().slice(0,300)); });
await p.goto('http://localhost:5700/cars-for-sale/all');
await p.mouse.move(500,500); await p.mouse.click(2,300); await p.waitForTimeout(1500);
for (const s of ['hero','filters','showcase','save-search','results']) { await p.locator(`[data-slot="${s}"]`).first().dispatchEvent('pointerdown'); await p.waitForTimeout(400);}
await p.waitForTimeout(3000);
await b.close();
