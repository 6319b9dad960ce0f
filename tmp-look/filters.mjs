// filters.mjs OUT PORT: sections and overlays of the filters at four widths; modes: light, dark, forced, big
import { chromium } from '@playwright/test';import fs from 'node:fs';
const [,,out,port='4300',widths='1440,768,390,320',modes='light']=process.argv;fs.mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const UA='Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const site=(brand)=>`http://${brand}.localhost:${port}`;
const start='/cars-for-sale/all?vehicleStyleCode=SEDAN,SUVCROSS,VANMV,TRUCKS&listingType=off';
const overlays=[
 ['electric','research','/cars-for-sale/all?fuelTypeGroup=ELE','Fuel Type',/Electric vehicle types|types and differences|Electric/i],
 ['trims','research','/cars-for-sale/all/toyota/camry','Make, Model & Trim',/trims/i],
 ['moneyback','certified','/cars-for-sale/all','Money Back Guarantee',/guarantee/i],
 ['program','certified','/cars-for-sale/all','Money Back Guarantee',/program/i],
];
for(const mode of modes.split(','))for(const w of widths.split(',').map(Number)){
 const c=await b.newContext({userAgent:UA,viewport:{width:w,height:w>=1000?900:800},colorScheme:mode==='dark'?'dark':'light',forcedColors:mode==='forced'?'active':'none',reducedMotion:'reduce'});
 const p=await c.newPage();const errs=[];p.on('console',m=>m.type()==='error'&&errs.push(m.text()));p.on('pageerror',e=>errs.push(String(e)));
 const big=async()=>{if(mode==='big')await p.evaluate(()=>{document.documentElement.style.fontSize='200%'});};
 const open=async(brand,url)=>{await p.goto(site(brand)+url);await p.locator('[data-slot="filters"][data-alive]').waitFor({timeout:20000});await big();
  const link=p.locator('[data-slot="filters"]').getByRole('link',{name:/^Filters/});if(await link.isVisible().catch(()=>false)){await link.click();await p.getByRole('dialog',{name:'Filters'}).waitFor()}};
 const f=p.locator('[data-slot="filters"]');
 const tag=`${out}/${mode}-${w}`;
 try{
 await open('research',start);
 // every section opened
 await p.evaluate(()=>{for(const d of document.querySelectorAll('[data-slot="filters"] details'))d.open=true});
 await p.waitForTimeout(700);
 // the panel as one tall picture: let its scroller grow
 await p.setViewportSize({width:w,height:w>=1000?9000:12500});
 await p.waitForTimeout(500);
 const side=await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth);
 await p.screenshot({path:`${tag}-sections.png`,clip:{x:0,y:0,width:w>=1000?Math.min(w,360):w,height:w>=1000?9000:12500}});
 const more=await p.evaluate(()=>{const s=[...document.querySelectorAll('[data-slot="filters"] *, dialog *')].filter(e=>e.scrollHeight>e.clientHeight+300&&getComputedStyle(e).overflowY!=='visible');const e=s[0];if(!e)return 0;e.scrollTop=e.clientHeight-60;return e.scrollHeight});
 await p.waitForTimeout(300);if(more)await p.screenshot({path:`${tag}-sections2.png`});
 console.log(tag,'sideways',side,'panel',more,errs.splice(0));
 await p.setViewportSize({width:w,height:w>=1000?900:800});
 for(const [name,brand,url,title,link] of overlays){try{
  await open(brand,url);
  const d=f.locator('details').filter({has:p.getByRole('heading',{name:title,exact:true})});
  if((await d.getAttribute('open'))===null)await d.locator('summary').first().click();
  await d.getByRole('link',{name:link}).and(p.locator('[aria-haspopup="dialog"]')).first().click({timeout:5000});
  await p.locator('dialog[open]').last().locator('h1,h2').first().waitFor({timeout:8000}).catch(()=>{});await p.waitForTimeout(500);const n=await p.locator('dialog[open]').count();
  await p.screenshot({path:`${tag}-${name}.png`});console.log(tag,name,'dialogs',n,await p.locator('dialog[open]').last().evaluate(e=>e.getAttribute('aria-label')??document.getElementById(e.getAttribute('aria-labelledby')??'')?.textContent),errs.splice(0));
 }catch(e){console.log(tag,name,String(e).slice(0,200))}}
 // keyword
 await p.goto(site('research')+'/cars-for-sale/all');await p.locator('[data-slot="filters"][data-alive]').waitFor();await big();
 const words=p.locator('[data-slot="keyword-search"]').getByLabel(/own words/);const kl=p.locator('[data-slot="keyword-search"] a[aria-haspopup="dialog"]');
 if(await words.isVisible().catch(()=>false)){await words.click();await words.pressSequentially('toyta cam');await p.waitForTimeout(900);await p.screenshot({path:`${tag}-words.png`});await p.keyboard.press('Escape')}
 if(await kl.first().isVisible().catch(()=>false)){await kl.first().click();await p.waitForTimeout(800);await p.keyboard.type('red f150 under 30k gobbledy');await p.waitForTimeout(800);await p.screenshot({path:`${tag}-wordsoverlay.png`});await p.keyboard.press('Enter');await p.waitForTimeout(1500);await p.screenshot({path:`${tag}-wordsfound.png`})}
 else{await words.fill('red f150 under 30k gobbledy');await p.keyboard.press('Enter');await p.waitForTimeout(1500);await p.screenshot({path:`${tag}-wordsfound.png`})}
 console.log(tag,'words',p.url().slice(20),errs.splice(0));
 // bar after scroll
 await p.goto(site('research')+'/cars-for-sale/all/toyota/camry?zip=30303');await p.locator('[data-slot="filters"][data-alive]').waitFor();await big();
 await p.mouse.wheel(0,2500);await p.waitForTimeout(700);await p.screenshot({path:`${tag}-scrolled.png`});
 // messages
 await open('research','/cars-for-sale/all');
 const sec=async t=>{const d=f.locator('details').filter({has:p.getByRole('heading',{name:t,exact:true})});if((await d.getAttribute('open'))===null)await d.locator('summary').first().click();return d};
 let d=await sec('Price & Payments');await d.getByLabel('Min Price').fill('40000');await d.getByLabel('Min Price').press('Tab');await d.getByLabel('Max Price').fill('abc');await d.getByLabel('Max Price').press('Enter');await p.waitForTimeout(600);await d.scrollIntoViewIfNeeded();await p.screenshot({path:`${tag}-price.png`});
 d=await sec('Location');await d.getByLabel(/ZIP Code/).fill('00000');await d.getByLabel(/ZIP Code/).press('Enter');await p.waitForTimeout(900);await d.scrollIntoViewIfNeeded();await p.screenshot({path:`${tag}-zip.png`});
 await p.goto(site('research')+'/cars-for-sale/all?startYear=2022&endYear=2018&minPrice=999&maxPrice=1');await p.waitForTimeout(600);await p.screenshot({path:`${tag}-impossible.png`});
 console.log(tag,'end',errs.splice(0));
 }catch(e){console.log(tag,'ERR',String(e).slice(0,400))}
 await c.close();}
await b.close();
