import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOOK_SCRIPT } from '@/features/search/look-script'
import { isKnownScript } from '@/server/inline-scripts'
import { LOADER } from '@/server/late-scripts'

const NEXT = 'node_modules/next/dist'
const CALL = '$RC("B:0","S:0")'

/** The texts that React has for its scripts, each with what it calls at its end. */
const ofReact = (build: string): string[] =>
  [...readFileSync(`${NEXT}/compiled/react-dom/cjs/react-dom-server.${build}.production.js`, 'utf8').matchAll(/stringToPrecomputedChunk\(\s*(['"])((?:(?!\1)[^\\]|\\[^])*)\1/g)]
    .map(([, , text = '']) => text.replaceAll(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : String(escaped))))
    .filter((text) => /\$R[A-Z]=/.test(text))

it.each(['node', 'edge'])('all that React writes into pages is known (%s)', (build) => {
  const texts = ofReact(build)
  expect(texts).toHaveLength(6)
  expect(texts.filter((text) => !isKnownScript(text.replace(/\$R[A-Z]\("$/, '') + CALL))).toEqual([])
})

it('all that Next writes into pages is known', () => {
  const source = (file: string): string => readFileSync(`${NEXT}/server/${file}.js`, 'utf8')
  const [, icons] = /REINSERT_ICON_SCRIPT = `\\\n(.*)`/.exec(source('app-render/metadata-insertion/create-server-inserted-metadata')) ?? []
  const data = source('app-render/use-flight-response')
  expect(data.match(/`[^`]*__next_f[^`]*\(/g)).toHaveLength(3)
  for (const script of [
    icons,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\u003cp>"])',
    'self.__next_f.push([3,"AAEC"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});',
  ]) expect(isKnownScript(script ?? 'none'), script).toBe(true)
})

it.each([CALL, '$RX("B:1","digest",null)', '$RS("S:1","P:1")', '$RR("B:0","S:0",[["/a.css","next"]])', LOADER, LOOK_SCRIPT, ''])('%j is known', (script) => {
  expect(isKnownScript(script)).toBe(true)
})

it.each([
  'alert(1)', 'window.x = 1', `${LOADER};alert(1)`, `alert(1);${LOOK_SCRIPT}`,
  'self.__next_f.push([1,"a"]);alert(1)', 'self.__next_f.push([1,"a"+alert(1)])', 'self.__next_f.push(alert(1))', 'self.__next_f=alert',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  '$RB=[];alert(1)', '$RC("B:0",alert(1))', '$RC=function(){alert(1)};$RC("B:0","S:0")', `${CALL};alert(1)`, `${CALL}<!--`,
  '(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)"}])',
])('%j is not known', (script) => {
  expect(isKnownScript(script)).toBe(false)
})
