import type { UIFieldServerProps } from 'payload'
import { readerLanguage } from '@/i18n/languages'
import { idOf, languagesOf, textsIn } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'

/** What a visitor sent in, in the language in which it was written, whichever is being edited. Spec §3, "Testimonial". */
export async function SentWords({ id, i18n, payload }: UIFieldServerProps) {
  const row = idOf(id)
  if (row === null) return null
  const asked = { collection: 'testimonials', depth: 0, disableErrors: true } as const
  const stored = await payload.findByID({ ...asked, id: row, locale: 'all' })
  if (!stored?.submittedAt) return null
  const [language] = languagesOf(stored, ['comment'])
  const names = new Intl.DisplayNames([readerLanguage(i18n.language)], { type: 'language' })
  return (
    <div className="field-type">
      <p>{adminMessage('testimonials.sentWords', i18n.language, { spoken: (language && names.of(language)) ?? '' })}</p>
      <blockquote lang={language} style={{ margin: '0.5rem 0', whiteSpace: 'pre-line' }}>
        {language && textsIn(stored, 'comment')[language]}
      </blockquote>
    </div>
  )
}
