import { readFileSync } from 'node:fs'
import { parse, type AtRule, type Rule } from 'postcss'
import { expect, it } from 'vitest'

/** What a sheet of the site says of a selector: outside of any condition, or within one. */
function declared(file: string, selector: string, condition = ''): Record<string, string> {
  const found: Record<string, string> = {}
  parse(readFileSync(`src/${file}`, 'utf8')).walkRules((rule: Rule) => {
    const { name, params } = (rule.parent ?? {}) as Partial<AtRule>
    const within = name ? `@${name} ${params}` : ''
    if (within !== condition || !rule.selectors.includes(selector)) return
    rule.walkDecls(({ prop, value }) => { found[prop] = value })
  })
  return found
}

it('the words of a development stand by the width of its card, not of the window', () => {
  const card = 'features/projects/components/ProjectCard.module.css'
  expect(declared(card, '.card')).toMatchObject({ 'container-type': 'inline-size' })
  expect(declared(card, '.words', '@container (width < 30rem)')).toEqual({ display: 'block' })
  expect(declared(card, '.price', '@container (width < 30rem)')).toEqual({ 'text-align': 'left' })
})

it('a price list is one of sheets as long as its columns would break prices', () => {
  const table = 'features/projects/components/UnitTable.module.css'
  expect(declared(table, '.units tr', '@media (width < 1024px)')).toMatchObject({ display: 'grid' })
  expect(declared(table, '.units td', '@media (width < 1024px)')).toMatchObject({ 'text-align': 'end' })
  expect(declared('features/projects/components/UnitTools.module.css', '.tools')['grid-template-columns']).toContain('11.5rem')
})

it('the title of a part is smaller than that of its page', () => {
  expect(declared('features/pages/components/ArticleBlock.module.css', '.head :is(h2, h3, h4)')).toMatchObject({ 'font-size': 'var(--title-m)' })
})

const GAP = 'clamp(1rem, 3vw, 3rem)'

it.each([
  'features/search/components/ListPage.module.css',
  'features/projects/components/ProjectListPage.module.css',
  'features/selection/components/FavouritesPage.module.css',
  'features/selection/components/ComparePage.module.css',
])('%s opens as a page of text does', (file) => {
  expect(declared(file, '.page')).toMatchObject({ 'padding-bottom': 'var(--section)' })
  expect(Object.keys(declared(file, '.page'))).not.toContain('padding-block')
  expect(declared(file, '.page', '@media (width < 768px)')['padding-top']).toBeUndefined()
  expect(declared('ui/PageOpening.module.css', '.title')).toEqual({ 'margin-top': GAP })
  expect(declared('features/pages/components/ContentPage.module.css', '.opening')['padding-block']).toContain(GAP)
})

it('below a mere trail the first part stands where a title would', () => {
  const first = '.page > :first-child:not(:empty, [data-opens]) + [class]:not([data-bleed])'
  expect(declared('features/pages/components/ContentPage.module.css', first)).toEqual({ 'padding-top': GAP })
})

it.each([
  ['features/pages/components/ContentPage.module.css', '.content'],
  ['features/pages/components/ArticlePage.module.css', '.article'],
  ['features/pages/components/MemberPage.module.css', '.words'],
  ['modules/article/ArticleModule.module.css', '.articles'],
])('texts have one size: %s', (file, selector) => {
  expect(declared(file, selector)).not.toEqual({})
  expect(declared(file, selector)['font-size']).toBeUndefined()
})

it('a gallery reaches the edges, and what opens it stands where the content ends', () => {
  expect(declared('ui/Gallery.module.css', '.gallery').width).toBeUndefined()
  expect(declared('ui/Gallery.module.css', '.all').right).toBe('max(var(--gutter), (100% - 77.5rem) / 2)')
})

it('facts of cards beside each other stand in line', () => {
  const card = 'features/search/components/PropertyCard.module.css'
  expect(declared(card, '.card:only-child')).toEqual({ height: '100%' })
  expect(declared(card, '.card > ul')).toMatchObject({ 'margin-top': 'auto' })
})

it('bars of scores, all of one width, end the line: in line with each other whatever their numbers', () => {
  expect(declared('features/properties/components/MobilityScores.module.css', '.bar')).toMatchObject({ order: '1', width: '6rem' })
})

it('the looks of a list stay at the end of their row', () => {
  expect(declared('features/search/components/ListTools.module.css', '.tools > :last-child')).toEqual({ 'margin-left': 'auto' })
})

it('both grids of the footer have the same gap', () => {
  const gap = (selector: string) => declared('shell/SiteFooter.module.css', selector).gap?.split(' ').slice(1).join(' ')
  expect(gap('.list')).toBe(gap('.blocks'))
})

it('a slide that is cut off is cut at the edge of the page', () => {
  expect(declared('ui/Slider.module.css', ':global([data-alone]) .track', '@container (width < 68rem)')).toEqual({ '--beyond': 'var(--gutter)' })
})

it.each([
  ['features/appointments/components/SlotChoice.module.css', '.more > summary'],
  ['ui/Statistics.module.css', '.table summary'],
])('what opens more looks like a link: %s', (file, selector) => {
  expect(declared(file, selector)).toMatchObject({ 'font-weight': '600', 'text-decoration': 'underline' })
})

it('an icon stands in the first line of a message, a list has no line of one word, a number none of its text', () => {
  expect(declared('features/owners/components/Portal.module.css', '.notice')).toMatchObject({ 'align-items': 'start' })
  expect(declared('styles/global.css', 'li')).toMatchObject({ 'text-wrap': 'pretty' })
  expect(declared('ui/RichText.module.css', '.text ol > li')).toEqual({ 'padding-inline-start': '0.3em' })
})

it('the picture of what a form is about has its round corners, and a hint the width of its panel', () => {
  expect(declared('features/forms/components/Form.module.css', '.photo')).toMatchObject({ overflow: 'hidden' })
  expect(declared('features/pages/components/SearchPanel.module.css', '.words')).toMatchObject({ 'max-width': 'none' })
})
