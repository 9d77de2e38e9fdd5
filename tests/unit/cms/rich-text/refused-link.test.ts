import { describe, expect, it } from 'vitest'
import { refusedLink } from '@/cms/rich-text/refused-link'
import { block, linkInside, linkTo, paragraph, picture, text, video, whole } from '../../../support/lexical'

describe('refusedLink', () => {
  it.each([
    ['a script', linkTo('javascript:alert(1)')],
    ['a script in an address that was typed', linkTo('javascript:alert(1)', [], 'autolink')],
    ['a script where the editor has no link', block('later', [], { fields: { url: 'javascript:alert(1)' } })],
    ['a script as old editors stored it', block('link', [], { url: 'javascript:alert(1)' })],
    ['a page of nobody knows which site', linkTo('for-sale.html')],
    ['no text', block('link', [], { fields: { url: { href: 'https://a.example' } } })],
    ['nothing', linkTo('')],
  ])('refuses %s, however deep', (_, node) => {
    const deep = block('list', [block('listitem', [text('a'), node])])
    expect(refusedLink(whole(paragraph(text('a')), deep), 'en')).toContain('cannot be saved')
  })

  it('says which address, in the language of the person', () => {
    const value = whole(paragraph(linkTo('ftp://example.be')), paragraph(linkTo('javascript:1')))
    expect(refusedLink(value, 'fr')).toContain('«\u00a0ftp://example.be\u00a0»')
    expect(refusedLink(value, 'nl')).toContain('‘ftp://example.be’')
  })

  it.each([
    ['links that are allowed', whole(paragraph(linkTo('https://a.example'), linkInside('pages', 1)))],
    ['pictures and videos', whole(picture(1), video('https://vimeo.com/76979871'))],
    ['nothing', null],
    ['damage', { root: { children: [null, 3, { fields: null }] } }],
  ])('lets %s pass', (_, value) => {
    expect(refusedLink(value, 'en')).toBeNull()
  })
})
