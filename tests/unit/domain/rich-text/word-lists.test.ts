import { describe, expect, it } from 'vitest'
import { htmlTree, type HtmlNode } from '@/domain/rich-text/html-tree'
import { withWordLists } from '@/domain/rich-text/word-lists'

const written = (nodes: HtmlNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node.trim() : `<${node.name}>${written(node.children)}</${node.name}>`,
    )
    .join('')

const lists = (html: string): string => written(withWordLists(htmlTree(html))).replaceAll('<span></span>', '')

/** A paragraph of Word with its bullet or number. */
const item = (level: number, marker: string, words: string, list = 0): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>\n`

describe("Word's items", () => {
  it.each([
    ['one level', item(1, '·', 'a') + item(1, '·', 'b'), '<ul><li>a</li><li>b</li></ul>'],
    ['numbers', item(1, '1.', 'a') + item(1, '2.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
    ['letters', item(1, 'a)', 'a'), '<ol><li>a</li></ol>'],
    ['a round bullet, which is a letter', item(1, 'o', 'a'), '<ul><li>a</li></ul>'],
    [
      'levels inside each other',
      item(1, '·', 'a') + item(2, '1.', 'b') + item(3, '§', 'c') + item(1, '·', 'd'),
      '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>',
    ],
    ['one that begins deeper', item(2, '·', 'a') + item(1, '·', 'b'), '<ul><li><ul><li>a</li></ul></li><li>b</li></ul>'],
    ['words around', `<p>x</p>${item(1, '·', 'a')}<p>y</p>${item(1, '·', 'b')}`, '<p>x</p><ul><li>a</li></ul><p>y</p><ul><li>b</li></ul>'],
    [
      'a list directly behind another one',
      item(1, '·', 'a') + item(1, '·', 'b') + item(1, '1.', 'c', 1) + item(1, '2.', 'd', 1),
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
    ],
    [
      'a list of its own inside another one, which goes on',
      item(1, '1.', 'a') + item(2, '·', 'b', 1) + item(2, '·', 'c', 1) + item(1, '2.', 'd'),
      '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>',
    ],
    [
      'two lists directly behind each other inside another one',
      item(1, '1.', 'a') + item(2, '·', 'b', 1) + item(2, 'a)', 'c', 2) + item(1, '2.', 'd'),
      '<ol><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ol>',
    ],
    [
      'a list behind one that stands deeper',
      item(2, '·', 'a', 12) + item(1, '1.', 'b', 13),
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    ],
    ['inside a page', `<div>${item(1, '·', 'a')}</div>`, '<div><ul><li>a</li></ul></div>'],
  ])('%s', (_, html, expected) => {
    expect(lists(html)).toBe(expected)
  })
})

it.each([
  ['3.', 3],
  ['(12)', 12],
  ['2.4.', 4],
  ['2.5', 5],
  ['c)', undefined],
  ['·', undefined],
])('begins a list with the number of its first marker: %s', (marker, start) => {
  const nodes = withWordLists(htmlTree(item(1, marker, 'a') + item(1, '9.', 'b')))
  const list = nodes.find((node) => typeof node !== 'string')
  expect(list?.children).toHaveLength(2)
  expect(list?.attributes.start).toBe(start?.toString())
})

it('leaves numbered headings headings', () => {
  const heading = (level: number, words: string): string =>
    item(level, `${level}.`, words).replace('<p ', `<h${level} `).replace('</p>', `</h${level}>`)
  expect(lists(heading(1, 'a') + item(1, '1.', 'b') + heading(2, 'c'))).toBe('<h1>a</h1><ol><li>b</li></ol><h2>c</h2>')
})

it('leaves real lists as they are, and what nobody sees out', () => {
  expect(lists('<ul><li style="mso-list:l0 level1 lfo1">a</li></ul>')).toBe('<ul><li>a</li></ul>')
  expect(lists('<p>a<span style="display: none">b</span><span style="mso-hide:all">c</span></p>')).toBe('<p>a</p>')
})
