import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptJson } from '@/lib/script-json'

describe('scriptJson', () => {
  it('cannot end the element it stands in', () => {
    expect(scriptJson({ a: '</script><!--<b>' })).toBe('{"a":"\\u003c/script>\\u003c!--\\u003cb>"}')
  })

  it('never has a <, and parses to the value that went in', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '<'))
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (value) => {
        const json = scriptJson(value)
        expect(json).not.toContain('<')
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
