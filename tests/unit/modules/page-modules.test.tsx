import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ArticleView } from '@/domain/pages/article-views'
import type { PictureView } from '@/domain/media/picture'
import messages from '@/i18n/messages/nl.json'
import { PageModules } from '@/modules/PageModules'
import type { ModuleOf, ModuleView } from '@/modules/frame/views'
import { frame, nl, plea } from './frame/fixtures'

/** The HTML on a Dutch page, without the classes, which have other names in each build. */
const html = (...modules: ModuleView[]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <PageModules modules={modules} />
    </NextIntlClientProvider>,
  ).replace(/ class="(?!unseen)[^"]*"/g, '')

const answer = {
  lang: 'fr' as const,
  nodes: [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Oui.', marks: [] }] },
  ],
}
const picture = (hash: string): PictureView => ({
  hash, width: 1600, height: 900, preview: '', alt: null, focalX: 50, focalY: 50, kind: 'photo',
})
const article = (over: Partial<ArticleView> = {}): ArticleView => ({
  id: 7,
  name: nl('Verkopen'),
  intro: null,
  picture: null,
  href: '/verkopen/',
  text: null,
  questions: [],
  pictures: [],
  ...over,
})
const category = (
  view: ModuleOf<'category'>['view'],
  articles: ArticleView[],
  title: string | null = null,
  group: string | null = null,
): ModuleView => ({
  ...frame('1'),
  title: title ? nl(title) : null,
  kind: 'category',
  view,
  perRow: 4,
  groups: [{ id: 1, name: group ? nl(group) : null, articles }],
})

describe('PageModules', () => {
  it('lets a module alone in its row fill it, and puts others beside each other', () => {
    const rendered = html({ ...plea('1', 1), title: nl('A') }, { ...plea('2', 2), title: nl('B') })
    expect(rendered.match(/data-alone/g)).toHaveLength(2)
    const beside = html({ ...plea('1', 1), title: nl('A') }, { ...plea('2', 1), title: nl('B') })
    expect(beside).not.toContain('data-alone')
    expect(beside.match(/<section/g)).toHaveLength(2)
  })

  it('says above the first text that is not there in its language which one it is read in, once', () => {
    const note = 'Deze tekst is er nog niet in het Nederlands'
    const text = (lang: 'nl' | 'fr'): ModuleView => ({ ...frame(lang, lang === 'nl' ? 1 : 2), kind: 'rich-text', text: { ...answer, lang } })
    const whole: ModuleView = { ...frame('3', 3), kind: 'article', view: 'text', articles: [article({ text: answer })] }
    const asked = article({ text: { ...answer, lang: 'nl' }, questions: [{ question: nl('Mag het?'), answer }] })
    const introduced = article({ intro: { text: 'Vendre', lang: 'fr' } })
    for (const module of [text('fr'), whole, category('single-view', [article({ text: answer })]), category('collapse-view', [asked]), category('collapse-view', [introduced])]) {
      const rendered = html(text('nl'), { ...module, row: 2 }, { ...whole, id: '4', row: 4 })
      expect(rendered.split(note), module.kind).toHaveLength(2)
      expect(rendered.indexOf(note)).toBeGreaterThan(rendered.indexOf('Oui.'))
      expect(rendered).toContain('in het Frans')
    }
  })

  it('names each language that an article and the answers in it are read in', () => {
    const english = { question: nl('Mag het?'), answer: { ...answer, lang: 'en' as const } }
    const mixed: ModuleView = { ...frame('1'), kind: 'article', view: 'text', articles: [article({ text: answer, questions: [english] })] }
    expect(html(mixed)).toContain('U leest hem in het Frans en in het Engels.')
  })

  it('says it once of lists too, above the first one with words in another language', () => {
    const note = 'Sommige teksten in deze lijst zijn er nog niet in het Nederlands'
    const comment = (lang: 'nl' | 'fr') => ({ id: lang.length, name: 'Ann', aboutYou: null, comment: { text: 'Merci', lang }, website: null, picture: null })
    const said = (id: string, row: number, lang: 'nl' | 'fr'): ModuleView => ({ ...frame(id, row), kind: 'testimonials', testimonials: [comment('nl'), comment(lang)] })
    const text: ModuleView = { ...frame('1', 1), kind: 'rich-text', text: answer }
    const rendered = html(text, said('2', 2, 'nl'), said('3', 3, 'fr'), said('4', 4, 'fr'))
    expect(rendered.split(note)).toHaveLength(2)
    expect(rendered.split('Deze tekst is er nog niet')).toHaveLength(2)
    expect(rendered.split(note)[0]!.match(/Merci/g)).toHaveLength(2)
    const both: ModuleView = { ...frame('5', 5), kind: 'testimonials', testimonials: [comment('fr'), { ...comment('nl'), comment: { text: 'Danke', lang: 'de' } }] }
    expect(html(both)).toContain('U leest ze in het Frans en in het Duits.')
    expect(html(said('2', 2, 'nl'))).not.toContain('nog niet in het Nederlands')
  })

  it('says nothing of a text that is there, of a list of articles, and where the page has said it', () => {
    const note = 'is er nog niet in het Nederlands'
    expect(html(category('news-view', [article({ text: answer, intro: { text: 'Vendre', lang: 'fr' } })]))).not.toContain(note)
    expect(html({ ...frame('1'), kind: 'rich-text', text: { ...answer, lang: 'nl' } })).not.toContain(note)
    expect(html({ ...frame('1'), title: nl('A'), kind: 'rich-text', text: { lang: 'fr', nodes: [] } })).not.toContain(note)
    const said = renderToStaticMarkup(
      <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
        <PageModules modules={[{ ...frame('1'), kind: 'rich-text', text: answer }]} noted />
      </NextIntlClientProvider>,
    )
    expect(said).not.toContain(note)
  })

  it('marks a title that fell back with its language', () => {
    const rendered = html({ ...plea('1'), title: { text: 'Appelez', lang: 'fr' }, titleSize: 'h1' })
    expect(rendered).toContain('<h1><span lang="fr">Appelez</span></h1>')
  })

  it('folds questions without a script, each with an anchor inside', () => {
    const questions = [{ question: nl('Mag het?'), answer }]
    const rendered = html(category('collapse-view', [article({ questions })], 'Vragen'))
    expect(rendered).toContain('<h2>Vragen</h2>')
    expect(rendered).toContain('<h3>Verkopen</h3>')
    expect(rendered).toMatch(/<details><summary><h4>Mag het\?<\/h4>.*<div id="a7-mag-het">/)
    expect(rendered).toContain('<div lang="fr"><p>Oui.</p></div>')
  })

  it('folds an article without questions itself', () => {
    const rendered = html(category('collapse-view', [article({ text: answer })]))
    expect(rendered).toMatch(/<details><summary><h2>Verkopen<\/h2>.*<div id="a7">/)
  })

  it('keeps the whole article where its questions fold, and where it folds itself', () => {
    const whole = { intro: nl('Kort gezegd'), text: answer, pictures: [picture('one')] }
    const questions = [{ question: nl('Mag het?'), answer }]
    const asked = html(category('collapse-view', [article({ ...whole, questions })]))
    expect(asked).toMatch(/Kort gezegd.*<p>Oui\.<\/p>.*<details>.*Mag het\?.*<\/details>.*\/media\/one\//)
    const folded = html(category('collapse-view', [article(whole)]))
    expect(folded).toMatch(/<div id="a7"><div><p>Kort gezegd<\/p>.*<p>Oui\.<\/p>.*\/media\/one\/.*<\/details>/)
  })

  it('says nothing twice where a text begins with the introduction', () => {
    const rendered = html(category('collapse-view', [article({ intro: nl('Oui.'), text: answer })]))
    expect(rendered.match(/Oui\./g)).toHaveLength(1)
  })

  it.each(['single-view', 'odds-view', 'news-view', 'collapse-view'] as const)(
    'has the articles of a subcategory one level below its name: %s',
    (view) => {
      const questions = [{ question: nl('Mag het?'), answer }]
      const articles = [article({ questions }), article({ id: 8, text: answer })]
      const inGroup = (title: string | null) => html(category(view, articles, title, 'Wonen'))
      expect(inGroup('Diensten')).toMatch(/<h2>Diensten<\/h2>.*<h3>Wonen<\/h3>.*<h4>/)
      expect(inGroup('Diensten').match(/<h[23]>/g)).toHaveLength(2)
      expect(inGroup(null)).toMatch(/<h2>Wonen<\/h2>.*<h3>/)
    },
  )

  it('makes a card of news one link, and none of an article without a page', () => {
    expect(html(category('news-view', [article()])).match(/<a /g)).toHaveLength(1)
    expect(html(category('news-view', [article({ href: null })]))).not.toContain('<a ')
  })

  it('asks nothing of a video’s provider before it is played', () => {
    const url = 'https://vimeo.com/1'
    const embed = 'https://player.vimeo.com/video/1'
    const video = { url, embed, file: false, poster: null }
    const rendered = html({ ...frame('1'), kind: 'video', video })
    expect(rendered).not.toMatch(/<iframe|<video|src=/)
    expect(rendered).toContain(`<a href="${url}" target="_blank" rel="noopener">`)
  })

  it('leads from the map to the agency in the list', () => {
    const agency = {
      id: 4, name: 'Gent', address: 'Kouter 1, 9000 Gent', phone: '092000147', email: '',
      photo: null, mentions: {} as never, formHref: null,
    }
    const place = { latitude: 51.05, longitude: 3.72 }
    const agencies = [{ ...agency, place }]
    const rendered = html({ ...frame('1'), kind: 'agencies', agencies, showMap: true })
    expect(rendered).toContain('<a href="#agency-4">')
    expect(rendered).toContain('<li id="agency-4">')
    expect(rendered).toContain('directions?to=51.05%2C3.72')
    const unplaced = [{ ...agency, place: null }]
    expect(
      html({ ...frame('1'), kind: 'agencies', agencies: unplaced, showMap: true }),
    ).not.toContain('<svg')
  })

  it('says the number at the institute of whoever has one', () => {
    const member = {
      id: 1, name: 'An', function: null, phone: '', email: '', photo: null, href: null, agency: '',
      formHref: null,
    }
    const team = (instituteNumber: string) =>
      html({ ...frame('1'), kind: 'team', perRow: 4, members: [{ ...member, instituteNumber }] })
    expect(team('BIV 599.105')).toContain('<p>BIV-nummer 599.105</p>')
    expect(team(' ')).not.toContain('BIV')
  })

  it('leads from properties of both goals to both lists', () => {
    const more = [{ goal: 'sale', href: '/te-koop/' }, { goal: 'rent', href: '/te-huur/' }] as const
    const made = html({ ...frame('1'), kind: 'property-list', perRow: 4, cards: [], more })
    expect(made).toContain(`href="/te-koop/">${messages.List.saleAll}`)
    expect(made).toContain(`href="/te-huur/">${messages.List.rentAll}`)
  })

  it('says that there are no properties', () => {
    const list = { ...frame('1'), kind: 'property-list', perRow: 4, more: [] } as const
    expect(html({ ...list, cards: [] })).toContain(messages.Modules.noProperties)
  })
})

describe('the background of a module', () => {
  const on = (background: ModuleView['background']) => html({ ...plea('1'), title: nl('A'), background })
  const [one, two] = [picture('one'), picture('two')]

  it('is a picture, which says nothing', () => {
    expect(on({ type: 'image', picture: one })).toMatch(/data-backdrop="one"><picture>.*alt=""/)
  })

  it('of several pictures shows the first before a script runs, and leaves the others to it', () => {
    const several = on({ type: 'gallery', pictures: [one, two], seconds: 6 })
    expect(several).toMatch(/data-backdrop="several">.*\/media\/one\//)
    expect(several).not.toContain('/media/two/')
    expect(several).not.toContain('<button')
  })

  it('of one picture needs nothing that moves it', () => {
    expect(on({ type: 'gallery', pictures: [one], seconds: 6 })).toContain('data-backdrop="one"')
  })
})
