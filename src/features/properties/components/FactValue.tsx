import { useLocale, useTranslations } from 'next-intl'
import { isWebAddress } from '@/lib/is-web-address'
import { LongText } from '@/ui/LongText'
import type { FactView } from '@/domain/properties/detail-views'
import { factText, repeatsLabel } from '@/domain/properties/fact-text'

/** The value of a fact in words; a text in its own language, an address as a link. Spec §3. */
export function FactValue({ fact }: { fact: FactView }) {
  const t = useTranslations()
  const language = useLocale()
  const { field, value } = fact
  if (value.kind !== 'text' || repeatsLabel(fact, { t, language })) {
    return <LongText text={factText(fact, { t, language })} />
  }
  const { text } = value.text
  return field === 'planningUrl' && isWebAddress(text) ? (
    <a href={text} rel="noopener">
      {text}
    </a>
  ) : (
    <LongText text={value.text} />
  )
}
