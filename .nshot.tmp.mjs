// node .nshot.tmp.mjs '/path@w@name' ... ; slices into sheets: columns of ~1500 px
import { chromium } from 'playwright'
import sharp from 'sharp'
const base=process.env.BASE||'http://localhost:3100'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for(const item of process.argv.slice(2)){ const [path,w,name]=item.split('@'); const W=+w
 const c=await b.newContext({viewport:{width:W,height:W<600?780:900},locale:'nl-BE',javaScriptEnabled:!process.env.NOJS,reducedMotion:process.env.REDUCED?'reduce':null,forcedColors:process.env.FORCED?'active':null,deviceScaleFactor:+(process.env.DSF||1)}); const p=await c.newPage(); const errs=[]; p.on('console',m=>m.type()==='error'&&errs.push(m.text())); p.on('pageerror',e=>errs.push(String(e)))
 if(process.env.PRINT) await p.emulateMedia({media:'print'})
 await p.goto(base+path,{waitUntil:'load',timeout:120000}); await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,50))}scrollTo(0,0)}).catch(()=>{}); await p.waitForTimeout(350)
 if(process.env.DO) { await p.evaluate(process.env.DO); await p.waitForTimeout(600) }
 const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth)
 const buf=await p.screenshot({fullPage:!process.env.VIEW})
 const m=await sharp(buf).metadata(); const H=W<600?1600:W<900?1500:W<1500?1900:1500
 const per=W<600?4:W<900?2:1; const n=Math.ceil(m.height/H); let sheet=0
 for(let i=0;i<n;i+=per){ const parts=[]; for(let j=i;j<Math.min(n,i+per);j++){ const h=Math.min(H,m.height-j*H); parts.push({input:await sharp(buf).extract({left:0,top:j*H,width:m.width,height:h}).toBuffer(),left:(j-i)*(m.width+20),top:0}) }
  const hh=Math.max(...parts.map((_,k)=>Math.min(H,m.height-(i+k)*H)))
  await sharp({create:{width:parts.length*(m.width+20)-20,height:hh,channels:3,background:'#f0f'}}).composite(parts).png().toFile(`/tmp/nshots/${name}-${sheet++}.png`) }
 console.log(name,'h',m.height,'sheets',sheet,'overflow',over,errs.slice(0,3).join('|')); await c.close() }
await b.close()
