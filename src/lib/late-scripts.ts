const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g
const END = '</body>'

/** Milliseconds after which a picture that does not come holds up nothing any more. */
const PATIENCE = 3000

/** Reads its addresses from its own tag, so that its text is the same on every page. */
const LOADER = `(()=>{const{late}=document.currentScript.dataset;let asked=false
const load=()=>{if(asked)return;asked=true;for(const src of late.split(' ')){const script=document.createElement('script');script.src=src;script.async=true;document.head.append(script)}}
for(const sign of ['pointerdown','keydown','focusin'])addEventListener(sign,load,{once:true,capture:true,passive:true})
const soon=()=>requestAnimationFrame(()=>setTimeout(load))
document.readyState==='complete'?soon():addEventListener('load',soon,{once:true});setTimeout(load,${PATIENCE})})()`

/**
 * The HTML of a page with its scripts asked for when everything that it shows has come, at the
 * visitor's first sign, or after three seconds, whichever is first: until then they only compete
 * with pictures and type for the line, and the page works without them. Scripts for browsers
 * without modules stay where they are. HTML without scripts of the build, or without an end of its
 * body, is given back as it is. Decision 049.
 */
export function lateScripts(html: string): string {
  const end = html.lastIndexOf(END)
  if (end === -1) return html
  const late: string[] = []
  const rest = (part: string): string =>
    part.replace(PRELOAD, '').replace(SCRIPT, (tag, src: string) => {
      if (/ nomodule[ =>]/i.test(tag)) return tag
      late.push(src)
      return ''
    })
  const before = rest(html.slice(0, end))
  if (late.length === 0) return html
  return `${before}<script data-late="${late.join(' ')}">${LOADER}</script>${html.slice(end)}`
}
