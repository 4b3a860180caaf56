import { chromium } from 'playwright';
const [base, out] = process.argv.slice(2); const themes=(process.env.THEMES??'light').split(',');
const api = async (m, p, body, token) => { const r = await fetch(base+'/api'+p,{method:m,headers:{'content-type':'application/json',...(token&&{authorization:token})},...(body&&{body:JSON.stringify(body)})}); const j=await r.json(); if(!r.ok) throw Error(p+JSON.stringify(j)); return {j, h:r.headers}; };
const phone='9'+String(Math.floor(Math.random()*1e9)).padStart(9,'0');
const {j:reg}=await api('POST','/customer/register',{phone,name:'Ananya Sen'});
const {h,j:me}=await api('POST','/customer/register/verify-otp',{phone,otp:reg.otp}); const token=h.get('authorization');
const pins=(await api('GET','/pincode/web/drop-down')).j.data; const pin=pins.find(p=>p.pincode==='700019');
for (const a of [{label:'Home',line1:'Flat 3B, 22 Mandeville Gardens'},{label:'Ma’s house',line1:'8/1 Hindustan Road'}]) await api('POST','/user-address/',{...a,name:'Ananya Sen',phone,city:'Kolkata',pincodeId:pin.id},token);
const prod=(await api('GET','/product/web/bestseller/')).j.data; 
const add=async(n)=>{for (const [i,q] of n) await api('POST','/cart/',{productId:prod[i].id,quantity:q},token);};
await add([[0,1],[1,2],[3,1],[7,1],[9,2]]);
const slots=(await api('GET','/delivery-slot/web/list')).j.data; const addr=(await api('GET','/user-address/',null,token)).j.data;
const order=(await api('POST','/order',{addressId:addr[0].id,slotId:slots[3].id,paymentMethod:'cash'},token)).j.data;
await add([[0,1],[1,2],[2,1]]);
for (const i of [4,5,8]) await api('POST','/wishlist/web',{productId:prod[i].id},token);
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-quic','--disable-sync','--no-first-run'] });
for (const [vp,w,hh,dpr,mobile] of [['phone',360,740,2,true],['desktop',1440,900,1,false],['tablet',768,1024,1,true]]) for (const theme of themes) {
 const c=await b.newContext({viewport:{width:w,height:hh},deviceScaleFactor:dpr,isMobile:mobile,hasTouch:mobile});
 const p=await c.newPage(); p.on('console',m=>console.log(vp,p.url(),m.type(),m.text().slice(0,300))); p.on('pageerror',e=>console.log(vp,'PAGEERROR',e.message.slice(0,300)));
 await p.addInitScript(([t,id,theme,pin])=>{ sessionStorage.setItem('splash','seen'); localStorage.setItem('theme',theme); localStorage.setItem('root',JSON.stringify({version:1,auth:{token:t,data:{id,name:'Ananya Sen'}},pincode:pin})); },[token.replace('Bearer ',''),me.data.id,theme,{id:pin.id,label:pin.pincode}]);
 for (const [n,u] of Object.entries({cart:'/cart',orders:'/dashboard?tab=order',wishlist:'/dashboard?tab=wishlist'})) { await p.goto(base+u,{waitUntil:'networkidle'}); await p.waitForTimeout(500); await p.screenshot({path:`${out}/in-${n}-${vp}-${theme}.png`,fullPage:true}); if(n==='cart') await p.screenshot({path:`${out}/in-${n}-${vp}-${theme}-fold.png`}); }
 await c.close(); }
await b.close();
