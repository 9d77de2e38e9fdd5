// @module-tag slow
import { describe, expect, it } from 'vitest'
import { mistakesIn } from '../../../scripts/lib/markup.mjs'

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="nl"><head><meta charSet="utf-8"/><title>Orlinde</title></head><body><main><h1>Orlinde</h1>${body}</main></body></html>`

describe('mistakesIn', () => {
  it.each([
    ['<img src="/a.webp" alt=""/>'],
    ['<form action="/" method="get"><label>Huis<input type="checkbox" name="type" value="1" checked=""/></label><label>Studio<input type="checkbox" name="type" value="2"/></label><button>Zoek</button></form>'],
    ['<label for="_S_1_">Naam</label><input id="_S_1_"/>'],
  ])('finds none in what React writes: %s', async (body) => {
    expect(await mistakesIn(page(body))).toEqual([])
  })

  it.each([
    ['element-permitted-content', '<ul><div>Huis</div></ul>'],
    ['no-dup-id', '<p id="a">Een</p><p id="a">Twee</p>'],
    ['wcag/h71', '<form><fieldset><label><input type="checkbox" name="a"/>Ja</label></fieldset><button>Ga</button></form>'],
    ['valid-autocomplete', '<label><input type="checkbox" autocomplete="off"/>Ja</label>'],
    ['wcag/h37', '<img src="/a.webp"/>'],
    ['no-implicit-close', '<p>Een'],
  ])('finds %s', async (rule, body) => {
    expect((await mistakesIn(page(body))).join()).toContain(rule)
  })
})
