import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pageStyles } from '@/server/page-styles'

const root = mkdtempSync(path.join(tmpdir(), 'styles-'))
const chunks = path.join(root, '.next/static/chunks')
mkdirSync(chunks, { recursive: true })
writeFileSync(path.join(chunks, 'type.css'), '@font-face{font-family:A;src:url(../media/a.woff2)}')
writeFileSync(path.join(chunks, 'parts.css'), 'p{margin:0}.shown{top:0}.other{top:1px}')
writeFileSync(path.join(chunks, 'more.css'), '.shown{left:0}.form{left:1px}')
afterAll(() => rmSync(root, { recursive: true }))

const link = (name: string): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = (head: string, body = '<p class="shown wide">Huis</p>'): string =>
  `<!DOCTYPE html><html><head>${head}<title>Huis</title></head><body>${body}</body></html>`
const styled = (html: string): string => pageStyles(root, null)(html)

describe('the styles of a page', () => {
  it('are the rules that it uses, after those of sheets that every page uses whole', () => {
    const html = styled(page(link('type') + link('parts') + link('more')))
    const rules = [...html.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)].map(([, mark, css]) => [mark, css])
    expect(rules).toEqual([
      ['', '@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}'],
      [' data-first=""', 'p{margin:0}.shown{top:0}.shown{left:0}'],
    ])
  })

  it('leave sheets that no browser asks for yet, where they were, and the first paint after the header', () => {
    const html = styled(page(link('type') + link('parts')))
    expect(html).not.toContain('<link rel="stylesheet"')
    const kept = [...html.matchAll(/<link disabled=""( data-late="")? rel="stylesheet" href="([^"]+)"/g)]
    expect(kept.map(([, late, address]) => [address, Boolean(late)])).toEqual([
      ['/_next/static/chunks/type.css', false],
      ['/_next/static/chunks/parts.css', true],
    ])
    expect(html).toContain('</style><link rel="expect" href="#content" blocking="render"/><title>Huis</title>')
  })

  it('that the build joined are enabled as one, where the first of them stands', () => {
    const joined = { file: '/_next/static/chunks/all.css', parts: ['/_next/static/chunks/parts.css', '/_next/static/chunks/more.css'] }
    const html = pageStyles(root, joined)(page(link('type') + link('parts') + link('more')))
    const links = [...html.matchAll(/<link disabled=""( data-late="")? rel="stylesheet" href="[^"]*\/(\w+)\.css"/g)]
    expect(links.map(([, late, name]) => [name, Boolean(late)])).toEqual([['type', false], ['all', true], ['parts', false], ['more', false]])
    expect(html).toContain('<style data-first="">p{margin:0}.shown{top:0}.shown{left:0}</style>')
    const one = page(link('type') + link('parts'))
    expect(pageStyles(root, joined)(one)).toBe(styled(one))
  })

  it('are not asked for ahead of what they are for', () => {
    const early = '<link rel="preload" href="/_next/static/chunks/late.css" as="style"/>'
    const picture = '<link rel="preload" as="image" imageSrcSet="/media/a/w400.avif 400w"/>'
    const html = styled(page(picture + link('parts') + early))
    expect(html).toContain(picture)
    expect(html).not.toContain('late.css')
  })

  it.each([
    ['without style sheets', page('')],
    ['with a sheet that the build does not have', page(link('parts') + link('gone'))],
    ['with a sheet of somebody else', page('<link rel="stylesheet" href="https://www.example.be/a.css"/>')],
    ['with a sheet outside the build', page(link('../../../package'))],
    ['that shows how a sheet is linked', page('', `<p>${link('parts')}</p>`)],
    ['that was cut off', `<html><head>${link('parts')}`],
    ['that is empty', ''],
  ])('HTML %s is given back as it is', (_, html) => {
    expect(styled(html)).toBe(html)
  })
})
