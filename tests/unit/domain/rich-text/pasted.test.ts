import { describe, expect, it } from 'vitest'
import { pasted, wordsAndLists } from '@/domain/rich-text/pasted'
import type { LexicalNode } from '@/domain/rich-text/lexical-nodes'

/** The nodes in short: `p(words)`, marks as their sum before the words, links with their address. */
const short = ({ type, children = [], ...own }: LexicalNode): string => {
  if (type === 'text') return `${own.format ? `${String(own.format)}:` : ''}${String(own.text)}`
  const name = type === 'link' ? `a[${(own.fields as { url: string }).url}]` : String(own.tag ?? type)
  return `${name}(${children.map(short).join('|')})`
}
const nodes = (html: string): string[] => pasted(html).nodes.map(short)

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Document1</title>
<style><!-- p.MsoNormal {mso-style-parent:""} --></style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head>
<body lang=NL><!--StartFragment--><h1 style='mso-a:b'>Onze <span class=SpellE>diensten</span><o:p></o:p></h1>
<p class=MsoNormal><b>Vet</b> en <i>schuin</i>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Een<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>A<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="file:///C:/nota.docx">bijlage</a><img src="file:///C:/a.png"></p><!--EndFragment--></body></html>`

describe('what is pasted', () => {
  it('from Word is a text without its styles', () => {
    expect(nodes(WORD)).toEqual([
      'h2(Onze |diensten)', 'paragraph(1:Vet| en |2:schuin|.)', 'ul(listitem(Een))',
      'table(tablerow(tablecell(paragraph(A))))', 'paragraph(a[file:///C:/nota.docx](bijlage))',
    ])
    expect(pasted(WORD).pictures).toEqual(['file:///C:/a.png'])
    expect(JSON.stringify(pasted(WORD))).not.toMatch(/mso|style="|Document1/i)
  })

  it.each([
    [
      'a text of Google, which is in a <b> that is not bold',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span><span style="font-style:italic"> b</span></p><ul><li><p>c</p></li></ul></b>',
      ['paragraph(1:a|2: b)', 'ul(listitem(c))'],
    ],
    ['LibreOffice', '<p style="margin:0"><font face="Arial"><u>a</u></font></p>', ['paragraph(8:a)']],
    ['a link that is underlined', '<a href="/a/"><span style="text-decoration:underline">a</span></a>', ['paragraph(a[/a/](a))']],
    [
      'boxes in boxes, with a script',
      '<div><div><script>x()</script><h3>a</h3><div>b <span>c</span></div></div></div>',
      ['h3(a)', 'paragraph(b |c)'],
    ],
    ['bold around paragraphs', '<strong><p>a</p><p>b</p></strong>', ['paragraph(1:a)', 'paragraph(1:b)']],
    ['a link around a card', '<a href="/a/"><h3>a</h3><p>b</p></a>', ['h3(a[/a/](a))', 'paragraph(a[/a/](b))']],
    ['links that lead nowhere, for the editor to tell', '<a href="javascript:x">a</a>', ['paragraph(a[javascript:x](a))']],
    [
      'features of another site',
      '<dl><dt>EPC</dt><dd>B</dd></dl><figure><img src="/a.jpg"><figcaption>Foto</figcaption></figure><table><caption>Kosten</caption><tr><td>a</td></tr></table>',
      ['paragraph(EPC)', 'paragraph(B)', 'paragraph(Foto)', 'paragraph(Kosten)', 'table(tablerow(tablecell(paragraph(a))))'],
    ],
    ['only white space', '<p>&nbsp;</p> <br>', []],
  ])('%s', (_, html, expected) => {
    expect(nodes(html)).toEqual(expected)
  })

  it('goes on counting after words between the items of Word', () => {
    const item = (marker: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>a</p>`
    const { nodes: taken } = pasted(`${item('1.')}${item('2.')}<p>b</p>${item('3.')}`)
    expect(taken.map(({ start }) => start)).toEqual([1, undefined, 3])
  })

  it('is counted where it cannot come along', () => {
    const html =
      '<p>a<iframe src="https://maps.example"></iframe><video src=a.mp4></video><!-- <iframe> --></p><img src="/a.jpg"><img alt="">'
    expect(pasted(html)).toMatchObject({ embedded: 2, pictures: ['/a.jpg'] })
  })
})

it('what only pages hold leaves its words to the editor of listings', () => {
  const html = '<h2>A</h2><blockquote>b <b>c</b></blockquote><hr><table><tr><th>d</th><td><ul><li>e</li></ul></td></tr></table><p>f</p>'
  const taken = wordsAndLists(pasted(html).nodes).map(short)
  expect(taken).toEqual(['h2(A)', 'paragraph(b |1:c)', 'paragraph(d)', 'ul(listitem(e))', 'paragraph(f)'])
})
