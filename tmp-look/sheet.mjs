// sheet.mjs out.png height file...: pictures beside each other, cut to a height, each scaled to the same column height.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [, , out, cut, col, ...files] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1600, height: 800 } });
await p.setContent(`<body style="margin:0;display:flex;gap:12px;align-items:flex-start;background:#888;width:max-content">${files.map((f) => { const [name, w, from = 0] = f.split('@'); return `<div style="width:${w}px;height:${cut}px;overflow:hidden"><img style="width:100%;margin-top:-${from}px" src="data:image/png;base64,${readFileSync(name).toString('base64')}"></div>`; }).join('')}</body>`);
await p.waitForTimeout(300);
await p.setViewportSize({ width: 1600, height: Math.min(1500, Number(cut)) });
await p.locator('body').screenshot({ path: out });
await b.close();
