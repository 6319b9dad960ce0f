import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const out = process.env.OUT ?? '/tmp/strips';
for (const brand of (process.env.BRANDS ?? 'research').split(',')) {
  const ctx = await b.newContext({ javaScriptEnabled: false, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' });
  const p = await ctx.newPage();
  const base = `http://${brand}.localhost:5700`;
  const count = () => p.evaluate(() => ({ all: document.querySelectorAll('*').length, html: document.documentElement.outerHTML.length, slots: Object.fromEntries([...document.querySelectorAll('[data-slot]')].filter(e=>/sponsored|highlights|others|similar/.test(e.dataset.slot)).map(e => [e.dataset.slot, e.querySelectorAll('*').length])) }));
  await p.setViewportSize({ width: 1440, height: 900 });
  await p.goto(base + '/cars-for-sale/all');
  console.log(brand, 'search', JSON.stringify(await count()));
  const href = await p.locator('[data-slot="results"] li[data-anchor] a[href*="/cars-for-sale/vehicle/"]').first().getAttribute('href');
  for (const [name, url] of [['search', base + '/cars-for-sale/all'], ['vehicle', new URL(href, base).href]]) {
    for (const w of [1440, 768, 390]) {
      await p.setViewportSize({ width: w, height: 900 });
      await p.goto(url);
      if (w === 1440 && name === 'vehicle') console.log(brand, 'vehicle', JSON.stringify(await count()));
      for (const s of name === 'search' ? ['highlights', 'sponsored'] : ['others', 'similar']) {
        const l = p.locator(`[data-slot="${s}"]`);
        if ((await l.count()) === 0) continue;
        await l.scrollIntoViewIfNeeded(); await p.waitForTimeout(500);
        const box = await l.boundingBox(); console.log(name, w, s, JSON.stringify(box));
        if (box?.height) await l.screenshot({ path: `${out}-${brand}-${w}-${s}.png` });
      }
    }
  }
  await ctx.close();
}
await b.close();
