import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { TYPE_SCRIPT, withLateType } from '@/server/late-type'

const FACE = '@font-face{font-family:A;src:url(/a.woff2)}'
const LOCAL = '@font-face{font-family:B;src:local(C)}'

describe('the rules of a sheet for a head', () => {
  it('have the faces that are files apart, where they hold without scripts only', () => {
    expect(withLateType(`:root{--a:1}${FACE}${LOCAL}`)).toBe(
      `<style>:root{--a:1}${LOCAL}</style><style media="(scripting: none)">${FACE}</style><script>${TYPE_SCRIPT}</script>`,
    )
  })

  it.each(['', ':root{--a:1}', LOCAL])('%j stand alone where there are none', (rules) => {
    expect(withLateType(rules)).toBe(`<style>${rules}</style>`)
  })
})

/** Runs the script as in a page that was come to from `referrer`; tells when its faces held. */
function held(referrer: string): { atOnce: boolean; inFrame: boolean; afterwards: boolean } {
  let media: string | null = '(scripting: none)'
  const frames: (() => void)[] = []
  const later: (() => void)[] = []
  const style = { removeAttribute: () => (media = null) }
  const window = { requestAnimationFrame: (then: () => void) => frames.push(then), setTimeout: (then: () => void) => later.push(then) }
  const document = { referrer, currentScript: { previousElementSibling: style } }
  vm.runInNewContext(TYPE_SCRIPT, { window, document, location: { origin: 'https://immo.example' } })
  const atOnce = media === null
  for (const frame of frames) frame()
  const inFrame = media === null
  for (const then of later) then()
  return { atOnce, inFrame, afterwards: media === null }
}

describe('typefaces', () => {
  it.each(['', 'https://www.google.com/', 'https://immo.example.org/', 'https://immo.example'])('wait for the first paint of who comes from %j', (referrer) => {
    expect(held(referrer)).toEqual({ atOnce: false, inFrame: false, afterwards: true })
  })

  it('hold at once for who comes from the site, and has them', () => {
    expect(held('https://immo.example/te-koop/')).toEqual({ atOnce: true, inFrame: true, afterwards: true })
  })
})
