import { adminMessage } from '@/cms/fields/labels'
import type { TextView } from '@/i18n/languages'

/** A name of which the reader's language has none, marked with the language that it is in. */
export function NameElsewhere({ text, lang, reader }: TextView & { reader: string }) {
  const language = new Intl.DisplayNames([reader], { type: 'language' }).of(lang) ?? lang
  const explained = adminMessage('lists.nameElsewhere', reader, { language })
  return (
    <span className="name-elsewhere">
      <span lang={lang}>{text}</span>
      <abbr className="coverage__one coverage__one--written" title={explained}>
        {lang.toUpperCase()}
      </abbr>
    </span>
  )
}
