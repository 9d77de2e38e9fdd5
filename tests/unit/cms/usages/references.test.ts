import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { flatFields, refersTo } from '@/cms/usages/references'
import { linkInside, paragraph, picture, text, video, whole } from '../../../support/lexical'

const page: Field = { name: 'page', type: 'relationship', relationTo: 'pages' }
const pagesOf: Field = { name: 'pages', type: 'relationship', relationTo: 'pages', hasMany: true }
const any: Field = { name: 'any', type: 'relationship', relationTo: ['pages', 'articles'] }
const anyOf: Field = {
  name: 'anyOf', type: 'relationship', hasMany: true,
  relationTo: ['pages', 'articles'],
}
const image: Field = { name: 'image', type: 'upload', relationTo: 'media' }
const body: Field = { name: 'body', type: 'richText' }
const modules: Field = {
  name: 'modules', type: 'blocks',
  blocks: [
    { slug: 'one', fields: [image] },
    { slug: 'two', fields: [{ name: 'image', type: 'number' }] },
  ],
}
const list: Field = { name: 'list', type: 'array', fields: [page] }
const group: Field = { name: 'group', type: 'group', fields: [any] }
const tabs: Field = {
  type: 'tabs',
  tabs: [{ label: 'a', fields: [{ type: 'row', fields: [page] }] }, { label: 'b', fields: [image] }],
}
const localized = (field: Field) => ({ ...field, localized: true }) as Field
const owner = { ...page, custom: { isUse: false } } as Field

describe('refersTo', () => {
  it.each([
    ['a row', page, { page: 7 }, true],
    ['a document', page, { page: { id: 7 } }, true],
    ['another row', page, { page: 8 }, false],
    ['a row written as text', page, { page: '7' }, true],
    ['nothing', page, { page: null }, false],
    ['one of many rows', pagesOf, { pages: [8, 7] }, true],
    ['none of many rows', pagesOf, { pages: [8, 9] }, false],
    ['a row of one of two collections', any, { any: { relationTo: 'pages', value: 7 } }, true],
    ['its document', any, { any: { relationTo: 'pages', value: { id: 7 } } }, true],
    ['the same row of the other collection', any, { any: { relationTo: 'articles', value: 7 } }, false],
    ['one of many of two collections', anyOf, { anyOf: [{ relationTo: 'pages', value: 7 }] }, true],
    ['a picture of the same number', image, { image: 7 }, false],
    ['a field in tabs and rows', tabs, { page: 7 }, true],
    ['an item of a list', list, { list: [{ page: 8 }, { page: 7 }] }, true],
    ['a group', group, { group: { any: { relationTo: 'pages', value: 7 } } }, true],
    ['a value in one language', localized(page), { page: { fr: null, nl: 7 } }, true],
    ['a list in one language', localized(list), { list: { fr: [], nl: [{ page: 7 }] } }, true],
    ['a link in a text', body, { body: whole(paragraph(linkInside('pages', 7))) }, true],
    ['a link to something else', body, { body: whole(paragraph(linkInside('articles', 7))) }, false],
    ['a link in one language', localized(body), { body: { nl: whole(paragraph(linkInside('pages', { id: 7 }))) } }, true],
    ['what is no use', owner, { page: 7 }, false],
    ['words that look like one', body, { body: whole(paragraph(text('pages 7'))) }, false],
  ])('finds %s', (_, field, data, found) => {
    expect(refersTo([field], data, 'pages', 7)).toBe(found)
  })

  it.each([
    ['in a module', modules, { modules: [{ blockType: 'two', image: 7 }, { blockType: 'one', image: 7 }] }, true],
    ['in the field of that name of another module', modules, { modules: [{ blockType: 'two', image: 7 }] }, false],
    ['in a module that is no more', modules, { modules: [{ blockType: 'old', image: 7 }] }, false],
    ['in a text', body, { body: whole(picture(7)) }, true],
    ['as the still of a film', body, { body: whole(video('https://youtu.be/x', 7)) }, true],
    ['as another still', body, { body: whole(video('https://youtu.be/x', 8)) }, false],
  ])('finds a picture %s', (_, field, data, found) => {
    expect(refersTo([field], data, 'media', 7)).toBe(found)
  })

  it.each([null, undefined, 7, 'pages:7'])('finds nothing in %j', (data) => {
    expect(refersTo([page], data, 'pages', 7)).toBe(false)
  })
})

it('lists the fields of tabs and rows beside the others', () => {
  const names = flatFields([tabs, list]).map((field) => 'name' in field && field.name)
  expect(names).toEqual(['page', 'image', 'list'])
})
