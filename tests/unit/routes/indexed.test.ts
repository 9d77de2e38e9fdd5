import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '@/routes/entry'
import { indexedLanguages, ownLanguages } from '@/routes/indexed'
import { routeEntry } from '../../support/route-fixtures'

const paths = { nl: '/a/', fr: '/b/', en: '/c/', de: '/d/' }
const entry = (fields: Partial<RouteEntry> = {}) => routeEntry({ target: 'page:1', paths, ...fields })
const site = (externalUrl: string) => entry({ type: 'project', externalUrl })
const ALL = ['nl', 'fr', 'en', 'de'] as const

describe('the languages a page is indexed in', () => {
  it.each([
    ['all it has a text and a path in', entry(), ['nl', 'fr', 'en', 'de'], ALL, ALL],
    ['none but those in use, in their order', entry(), ['fr', 'nl', 'en'], ['nl', 'fr'], ['nl', 'fr']],
    ['not those without a text of its own', entry(), ['fr'], ALL, ['fr']],
    ['not those it is not live in', entry({ paths: { fr: '/b/', nl: null } }), ALL, ALL, ['fr']],
    ['none once it is gone', entry({ gone: true }), ALL, ALL, []],
    ['none where it sends its visitors on', entry({ redirect: 'page:2' }), ALL, ALL, []],
    ['none where it leads elsewhere', entry({ redirect: 'https://x.example/' }), ALL, ALL, []],
    ['none for a thank-you page', entry({ type: 'feedback' }), ALL, ALL, []],
    ['none for what each visitor fills', entry({ type: 'personal' }), ALL, ALL, []],
    ['none for the sign-in page', entry({ type: 'login' }), ALL, ALL, []],
    ['none of a project with a site of its own', site('https://x.example/'), ALL, ALL, []],
    ['all of a project whose own site is no address', site('javascript:x'), ALL, ALL, ALL],
    ['none without an entry', undefined, ALL, ALL, []],
  ])('%s', (_name, one, own, inUse, expected) => {
    expect(indexedLanguages(one, own as never, inUse as never)).toEqual(expected)
  })
})

const inFour = (name: string) => ({ nl: name, fr: name, en: name, de: name })
const formatted = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: text ? [{ type: 'text', text }] : [] }] },
})

describe('the languages something has a page of its own in', () => {
  it.each([
    ['page', { title: inFour('A') }, ALL],
    ['page', { title: { nl: 'A', fr: ' ' } }, ['nl']],
    ['page', { title: inFour('A'), description: { fr: 'Texte', nl: ' ' } }, ['fr']],
    ['page', { title: inFour('A'), content: { fr: formatted('Texte'), nl: formatted('') } }, ['fr']],
    ['page', { title: inFour('A'), content: { nl: formatted(''), fr: null } }, ALL],
    ['page', { title: inFour('A'), modules: [{ id: 'a', title: { de: 'B' } }] }, ['de']],
    ['page', { title: inFour('A'), modules: [{ id: 'a', articles: [{ id: 4, name: { de: 'B' } }] }] }, ALL],
    ['page', { title: inFour('A'), description: inFour('B'), content: { fr: formatted('Texte'), de: formatted('') } }, ['fr']],
    ['page', { title: inFour('A'), description: inFour('B'), modules: [{ id: 'a', text: { nl: formatted('Tekst') } }] }, ['nl']],
    ['page', { title: inFour('A'), description: inFour('B'), modules: [{ id: 'a', title: { en: 'C' }, text: { nl: formatted('Tekst') } }] }, ['nl', 'en']],
    ['page', { title: inFour('A'), description: inFour('B'), modules: [{ id: 'a', blockType: 'property-list', title: { nl: 'C' } }] }, ALL],
    ['page', { title: inFour('A'), description: inFour('B'), modules: [{ id: 'a', blockType: 'form', form: 'site-contact' }] }, ALL],
    ['page', { title: inFour('A'), description: inFour('B'), modules: [{ id: 'a', text: { nl: formatted('') } }] }, ALL],
    ['page', { title: { fr: 'A' }, description: { nl: 'Tekst', fr: 'Texte' } }, ['fr']],
    ['article', { name: inFour('A'), intro: { en: 'Text' }, content: { nl: formatted('Tekst') } }, ['nl', 'en']],
    ['article', { name: inFour('A'), questions: [{ id: 'a', question: { nl: 'B?' }, answer: {} }] }, ['nl']],
    ['article', { name: inFour('A'), intro: { nl: 'B' }, questions: [{ id: 'a', answer: { de: formatted('C') } }] }, ['nl', 'de']],
    ['article', { name: inFour('A'), questions: [{ id: 'a', question: { nl: ' ' }, answer: { nl: formatted('') } }] }, ALL],
    ['member', { function: inFour('A'), text: { nl: formatted('Tekst') } }, ['nl']],
    ['member', { function: inFour('A') }, ALL],
    ['project', { name: { fr: 'Le Parc' }, description: { fr: 'Texte', nl: 'Tekst' } }, ['nl', 'fr']],
    ['property', { typeDescription: inFour('A'), description: { fr: 'Texte' } }, ['fr']],
    ['property', { typeDescription: { fr: 'A' } }, ['fr']],
    ['property', {}, ALL],
    ['property', { typeDescription: { nl: ' ' }, description: { fr: formatted('') } }, ALL],
    ['member', {}, ALL],
    ['page', {}, []],
    ['article', { name: {} }, []],
  ] as const)('%s %j: %j', (kind, doc, expected) => {
    expect(ownLanguages(kind, doc)).toEqual(expected)
  })

  it.each(['home', 'sale', 'rent', 'projects'])('%s: all it has a title in, whatever is written above its listings', (kind) => {
    const said = { description: { fr: 'Texte' }, content: { fr: formatted('Texte') }, modules: [{ id: 'a', text: { de: formatted('Text') } }] }
    expect(ownLanguages('page', { kind, title: inFour('A'), ...said })).toEqual(ALL)
    expect(ownLanguages('page', { kind, title: { nl: 'A', fr: 'B', en: ' ' }, ...said })).toEqual(['nl', 'fr'])
    expect(ownLanguages('page', { kind, title: inFour('A') })).toEqual(ALL)
  })

  it.each(['module', 'feedback', 'login', 'personal'])('%s: those in which it says something', (kind) => {
    expect(ownLanguages('page', { kind, title: inFour('A'), description: { fr: 'Texte' } })).toEqual(['fr'])
  })
})
