import { describe, expect, it } from 'vitest'
import { openArticle } from '@/domain/pages/article-opening'
import type { RichNode, RichTextView } from '@/domain/rich-text/rich-text-view'

const nl = (text: string) => ({ text, lang: 'nl' as const })
const labels = (text: string): RichNode[] => [{ kind: 'text', text, marks: [] }]
const heading = (text: string, level: 2 | 3 = 2): RichNode => ({
  kind: 'heading',
  level,
  children: labels(text),
})
const paragraph = (text: string): RichNode => ({ kind: 'paragraph', children: labels(text) })
const rich = (...nodes: RichNode[]): RichTextView => ({ lang: 'nl', nodes })
const why = (text: RichTextView | null, intro = 'Wij nemen de tijd.') => ({
  name: nl('Waarom wij'),
  intro: intro ? nl(intro) : null,
  text,
})

describe('openArticle', () => {
  it('has its name for a heading', () => {
    const opening = openArticle(why(rich(paragraph('Drie redenen.'))), null)
    expect(opening.heading).toEqual(nl('Waarom wij'))
    expect(opening.kicker).toBeNull()
    expect(opening.lead).toEqual(nl('Wij nemen de tijd.'))
    expect(opening.text?.nodes).toEqual([paragraph('Drie redenen.')])
  })

  it('takes the heading its text begins with, once', () => {
    const opening = openArticle(why(rich(heading(' waarom  WIJ'), paragraph('Zo.'))), null)
    expect(opening).toMatchObject({ kicker: null, heading: nl('waarom WIJ') })
    expect(opening.text?.nodes).toEqual([paragraph('Zo.')])
  })

  it('puts its name above a heading that says something else', () => {
    const opening = openArticle(why(rich(heading('Eerst luisteren'))), null)
    expect(opening).toMatchObject({ kicker: nl('Waarom wij'), heading: nl('Eerst luisteren') })
    expect(opening.text).toBeNull()
  })

  it('has no heading under a title', () => {
    const text = rich(heading('Eerst luisteren'), paragraph('Zo.'))
    const opening = openArticle(why(text), nl('Over ons'))
    expect(opening).toMatchObject({ kicker: null, heading: null, text })
  })

  it('does not repeat the title above it', () => {
    const opening = openArticle(why(rich(heading('Over ons'), paragraph('Zo.'))), nl('Over ons'))
    expect(opening.text?.nodes).toEqual([paragraph('Zo.')])
  })

  it('leaves a smaller heading in the text', () => {
    const text = rich(heading('Prijs', 3))
    expect(openArticle(why(text), null)).toMatchObject({ heading: nl('Waarom wij'), text })
  })

  it('does not repeat the introduction', () => {
    const opening = openArticle(why(rich(paragraph('Wij nemen de tijd.'), paragraph('Zo.'))), null)
    expect(opening.text?.nodes).toEqual([paragraph('Zo.')])
  })

  it('may be without text and introduction', () => {
    expect(openArticle(why(null, ''), null)).toMatchObject({ lead: null, text: null })
  })
})
