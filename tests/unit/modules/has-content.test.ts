import { describe, expect, it } from 'vitest'
import type { ArticleView } from '@/domain/pages/article-views'
import { hasContent } from '@/modules/has-content'
import type { ModuleView } from '@/modules/frame/views'
import { frame, nl, plea } from './frame/fixtures'

const empty = { ...frame('1'), title: nl('Ons team') }
const article: ArticleView = {
  id: 1,
  name: nl('Verkopen'),
  intro: null,
  picture: null,
  href: null,
  text: null,
  questions: [],
  pictures: [],
}
const noText = { lang: 'nl', nodes: [] } as const
const video = { url: 'https://vimeo.com/1', embed: '', file: false, poster: null }
const search = { saleHref: '', rentHref: '', saleCount: 0, rentCount: 0 }
const panel = { title: null, description: null, description2: null, search, showCounts: true }
const category = { ...empty, kind: 'category', view: 'news-view', perRow: 4 } as const

const noArticle = { id: 1, name: null, articles: [] }
const noCards = { ...empty, kind: 'property-list', perRow: 4, cards: [], more: [] } as const

const CASES: [string, boolean, ModuleView][] = [
  ['no article', false, { ...empty, kind: 'article', view: 'text', articles: [] }],
  ['an article', true, { ...empty, kind: 'article', view: 'text', articles: [article] }],
  ['a category without articles', false, { ...category, groups: [noArticle] }],
  ['a category', true, { ...category, groups: [{ id: 1, name: null, articles: [article] }] }],
  ['no project', false, { ...empty, kind: 'slider', show: 'projects', projects: [] }],
  ['no property to slide', false, { ...empty, kind: 'slider', show: 'properties', cards: [] }],
  ['no picture', false, { ...empty, kind: 'slider', show: 'images' }],
  ['nobody to contact', false, { ...empty, kind: 'contact', agencies: [] }],
  ['no agency', false, { ...empty, kind: 'agencies', agencies: [], showMap: true }],
  ['no team', false, { ...empty, kind: 'team', perRow: 4, members: [] }],
  ['no testimonial', false, { ...empty, kind: 'testimonials', testimonials: [] }],
  ['a title without a text', true, { ...empty, kind: 'rich-text', text: { ...noText, nodes: [] } }],
  ['no text', false, { ...frame('1'), kind: 'rich-text', text: { ...noText, nodes: [] } }],
  ['a call without a button', true, { ...plea('1'), title: nl('Bel ons') }],
  ['a call without anything', false, plea('1')],
  ['a list that says it is empty', true, { ...noCards, cards: [] }],
  ['a video', true, { ...empty, kind: 'video', video }],
  ['a search panel', true, { ...empty, kind: 'search-panel', panel: { ...panel, placeholder: null } }],
]

describe('hasContent', () => {
  it.each(CASES)('%s: %s', (_name, shown, module) => {
    expect(hasContent(module)).toBe(shown)
  })
})
