import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files'
import { undocumentedFunctions, undocumentedIn } from './undocumented'

const PURE = /^src\/(lib|routes|domain\/[^/]+)\/.*\.ts$/

describe('undocumentedFunctions', () => {
  it.each([
    ['export function a() {}', ['a']],
    ['export const a = () => 1', ['a']],
    ['/** Says. */\nexport const a = () => 1', []],
    ['/** Says. */\nexport function a() {}', []],
    ['// A comment is no docstring.\nexport function a() {}', ['a']],
    ['/** About the first. */\nexport const a = 1\nexport const b = () => 1', ['b']],
    ['function a() {}\nexport const b = 1\nexport interface C {}', []],
  ])('%j', (text, names) => {
    expect(undocumentedFunctions(text)).toEqual(names)
  })
})

describe('pure files', () => {
  it('say above each exported function what it returns', () => {
    const files = sourceFiles().filter((file) => PURE.test(file))
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap(undocumentedIn)).toEqual([])
  })
})
