import Supercluster from 'supercluster'
const n=50000
const pts=Array.from({length:n},(_, i)=>{ const town=i%5===0; return {ID:i+1,Latitude:town?50.467:Math.round((49.6+((i*7919)%100003)/100003*1.8)*1e5)/1e5,Longitude:town?4.867:Math.round((2.7+((i*104729)%100019)/100019*3.3)*1e5)/1e5,Price:95000+((i*7919)%900000)}})
const [z,ns]=process.argv.slice(2).map(Number)
let t=performance.now()
const places=new Map<string,typeof pts>()
for(const l of pts){const k=l.Latitude+','+l.Longitude; const p=places.get(k); if(p) p.push(l); else places.set(k,[l])}
const g=performance.now()-t
const s=new Supercluster({radius:64,extent:256,maxZoom:z,minZoom:6,nodeSize:ns,map:(p:{ls:unknown[]})=>({count:p.ls.length}),reduce:(a:{count:number},p)=>{a.count+=p.count}}); s.load([...places.values()].map(ls=>({type:'Feature' as const,geometry:{type:'Point' as const,coordinates:[ls[0]!.Longitude,ls[0]!.Latitude]},properties:{ls}}))); const e=performance.now()-t
console.log(z,ns,places.size,g|0,e|0)
