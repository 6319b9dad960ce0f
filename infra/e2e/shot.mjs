import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const reg='http://127.0.0.1:6602';
const token=readFileSync('/work/editor/infra/e2e/.data/6600/registry/token','utf8').trim();
const begun=await fetch(reg+'/v1/session',{method:'POST',headers:{'content-type':'application/json',origin:reg},body:JSON.stringify({token})});
const [name,value]=begun.headers.get('set-cookie').split(';')[0].split('=');
const browser=await chromium.launch({executablePath:'/usr/bin/chromium'});
const [,, file, path, width='1440', scheme='light', full='', ...acts]=process.argv;
const context=await browser.newContext({viewport:{width:+width,height:900},colorScheme:scheme});
await context.addCookies([{name,value,url:reg}]);
const page=await context.newPage();
page.on('pageerror',e=>console.log('ERR',e.message));
await page.goto(reg+path); await page.waitForLoadState('networkidle').catch(()=>{});
for (const act of acts) { await eval(`(async()=>{${act}})()`); await page.waitForTimeout(900); }
console.log(await page.evaluate(()=>[...document.querySelectorAll('select')].flatMap(s=>{const c=s.cloneNode(true);c.style.cssText='position:absolute;inline-size:max-content;width:max-content;max-width:none;min-width:0';s.parentElement.append(c);const w=c.getBoundingClientRect().width;c.remove();const is=s.getBoundingClientRect().width;return w>is+1?[`${s.getAttribute('aria-label')??s.parentElement.textContent.slice(0,20)} ${is} < ${w}`]:[]}).slice(0,5)), await page.evaluate(()=>document.documentElement.scrollHeight), await page.evaluate(()=>document.querySelector('.regions')?.getBoundingClientRect().toJSON()));
await page.screenshot({path:'/tmp/w/shots6600/'+file, fullPage:full==='full'});
await browser.close();
