import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { pickText, type TextView } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { batched, sharedAsk } from './batch'
import { readNewestNames } from './names'
import { Picked } from './Picked'

/**
 * What a document is called in the language of the list; where that is nothing, its name in another
 * language, marked as such, or its number.
 */
export async function NameCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionSlug, cellData, rowData, i18n, link, linkURL } = props
  const id = rowData.id as number
  const own = typeof cellData === 'string' ? cellData.trim() : ''
  const elsewhere = own === '' ? await nameElsewhere(props, id) : null
  const name = own || elsewhere?.text || adminMessage('lists.nameless', i18n.language, { id })
  const shown = elsewhere ? <NameElsewhere {...elsewhere} reader={i18n.language} /> : <span>{name}</span>
  if (!link) return shown
  const path = `/collections/${collectionSlug}/${encodeURIComponent(id)}` as const
  const href = linkURL ?? formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  return (
    <Picked href={href} label={name} collectionSlug={collectionSlug} doc={rowData}>
      {shown}
    </Picked>
  )
}

async function nameElsewhere(
  { payload, collectionSlug, field }: DefaultServerCellComponentProps,
  id: number,
): Promise<TextView | null> {
  const name = 'name' in field ? field.name : ''
  const ask = sharedAsk(payload, `name:${collectionSlug}.${name}`, () =>
    batched((ids) => readNewestNames(payload, collectionSlug, name, ids)),
  )
  // The list's own language has none: which one it is makes no difference.
  return pickText(await ask(id), 'fr')
}

function NameElsewhere({ text, lang, reader }: TextView & { reader: string }) {
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
