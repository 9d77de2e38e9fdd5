import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SaveBar } from '@/admin/saving/SaveBar'
import type { SaveTrouble } from '@/admin/saving/use-attempts'
import { savingWords } from '@/admin/saving/words'
import { LANGUAGES } from '@/i18n/languages'

vi.mock('@payloadcms/ui', () => ({ Button: ({ children }: { children: ReactNode }) => <button type="button">{children}</button> }))
vi.mock('react-dom', () => ({ createPortal: (shown: ReactNode) => shown }))

vi.stubGlobal('document', { body: null })

const nothing = () => undefined

/** The bar as a reader of a language has it. */
const bar = (trouble: SaveTrouble | null, language = 'nl'): string =>
  renderToStaticMarkup(
    <SaveBar
      fails={false} language={language} offered={null} trouble={trouble} words={savingWords(language)}
      onChoose={nothing} onClose={nothing} onDrop={nothing} onLook={nothing} onTry={nothing}
    />,
  )

const refused = (...messages: string[]): SaveTrouble => ({
  kind: 'refused', message: messages[0] ?? '', ofPublishing: true, sent: {},
  fields: messages.map((message, at) => ({ path: `field${at}`, message })),
})

describe('the bar below a form', () => {
  it('names all that was refused, once each', () => {
    expect(bar(refused('Nodig: prijs', 'Nodig: adres', 'Nodig: adres'))).toContain(
      '<p>Niet gepubliceerd.</p><ul><li>Nodig: prijs</li><li>Nodig: adres</li></ul>',
    )
  })

  it('names the one that was refused in its sentence', () => {
    expect(bar(refused('Nodig: prijs', 'Nodig: prijs'))).toContain('<p>Niet gepubliceerd. Nodig: prijs</p>')
    expect(bar(refused('Nodig: prijs'))).not.toContain('<ul>')
  })

  it.each(LANGUAGES)('is closed by its button in %s, but where it says that nothing can be sent', (language) => {
    const close = `<button type="button">${savingWords(language).close}</button>`
    expect(savingWords(language).close).not.toContain('.')
    expect(bar(refused('Nodig: prijs'), language)).toContain(close)
    expect(bar({ kind: 'back' }, language)).toContain(close)
    expect(bar({ kind: 'offline' }, language)).not.toContain(close)
    expect(bar(null, language)).toBe('')
  })
})
