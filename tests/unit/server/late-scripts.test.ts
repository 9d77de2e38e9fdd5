import { describe, expect, it } from 'vitest'
import { lateScripts } from '@/server/late-scripts'

const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>Huis</p>${body}</body></html>`

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>'

describe('scripts of a page', () => {
  it('are asked for at the end, in their order, and nothing asks for them before', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
    const second = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'
    const late = lateScripts(page(preload + SCRIPT, second))
    expect(late).toContain('<script data-late="/_next/static/chunks/a.js /_next/static/chunks/b.js">')
    expect(late).not.toMatch(/<script src|rel="preload"/)
    expect(late).toMatch(/<\/script><\/body><\/html>$/)
    expect(late).toMatch(/^<!DOCTYPE html><html><head><style>.*img\[loading=lazy\].*<\/style><\/head><body><p>Huis<\/p>/)
  })

  it.each([
    ['for browsers without modules', '<script src="/_next/static/chunks/c.js" noModule=""></script>'],
    ['written into the page', '<script>self.__next_f.push([1])</script>'],
    ['of somebody else', '<script src="https://www.example.be/a.js" async=""></script>'],
    ['that are data', '<script type="application/ld+json">{"a":"<\\/script>"}</script>'],
  ])('stay where they are: %s', (_, tag) => {
    const html = page(tag + SCRIPT)
    expect(lateScripts(html)).toContain(tag)
  })

  it('leave pictures and type that are asked for early alone', () => {
    const preload = '<link rel="preload" as="image" href="/media/a/w1360.avif"/>'
    expect(lateScripts(page(preload + SCRIPT))).toContain(preload)
  })

  it.each([
    ['without scripts', page('')],
    ['cut off', `<html><body>${SCRIPT}`],
    ['empty', ''],
  ])('HTML %s is given back as it is', (_, html) => {
    expect(lateScripts(html)).toBe(html)
  })

  it('have one text on every page, whatever is asked for', () => {
    const text = (html: string): string => /data-late="[^"]*">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const one = text(lateScripts(page(SCRIPT)))
    expect(one.length).toBeGreaterThan(100)
    expect(text(lateScripts(page(SCRIPT.replace('a.js', 'z.js'))))).toBe(one)
  })
})
