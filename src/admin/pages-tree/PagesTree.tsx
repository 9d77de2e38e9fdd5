import type { BasePayload, ListViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { adminMessage } from '@/cms/fields/labels'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { isLanguage, LANGUAGE_NAMES, pickText, readerLanguage, type Language } from '@/i18n/languages'
import { hrefOf } from '@/routes/href'
import { LanguagesCell } from '../cells/LanguagesCell'
import { NameElsewhere } from '../cells/NameElsewhere'
import { readNewestNames } from '../cells/names'
import { shortMoment } from '../dates/written-dates'
import { OnSiteLink } from '../on-site/OnSiteLink'
import { readPagesOfTree, type StoredPage } from './read-pages'
import { treeOrder } from './tree-order'
import { TreeTable, type TreeRow } from './TreeTable'

interface PagesTreeProps {
  i18n: ListViewServerProps['i18n']
  payload: BasePayload
  /** The language of the content on the screen. */
  contentLanguage: string | undefined
}

const STATES = {
  published: 'version:published',
  changed: 'version:changed',
  draft: 'version:draft',
} as const satisfies Record<StoredPage['state'], string>

/** All pages below each other, each with its languages, its address on the site and its state. */
export async function PagesTree({ i18n, payload, contentLanguage }: PagesTreeProps) {
  const reader = readerLanguage(i18n.language)
  const shown = isLanguage(contentLanguage) ? contentLanguage : reader
  const [pages, settings] = await Promise.all([readPagesOfTree(payload), readSiteSettings(payload)])
  const names = await readNewestNames(
    payload,
    'pages',
    'title',
    pages.map(({ id }) => id),
  )
  const byId = new Map(pages.map((page) => [page.id, page]))
  const rows = treeOrder(pages).flatMap((place): TreeRow[] => {
    const page = byId.get(place.id)
    if (!page) return []
    const name = pickText(names.get(page.id), reader)
    const label = name?.text ?? adminMessage('lists.nameless', reader, { id: page.id })
    const path = page.paths[shown]
    return [
      {
        ...place,
        label,
        href: formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/pages/${page.id}` }),
        name: name && name.lang !== reader ? <NameElsewhere {...name} reader={reader} /> : label,
        cells: [
          <LanguagesCell key="languages" i18n={i18n} payload={payload} collectionSlug="pages" names={['title']} rowData={{ id: page.id }} />,
          path ? <OnSiteLink key="address" label={label} reader={reader} href={hrefOf(shown, path, settings.defaultLanguage)} /> : <span key="address" className="sr-only">{adminMessage('tree.nowhere', reader)}</span>,
          <span key="state" className={`selected--${page.state}`}>{i18n.t(STATES[page.state])}</span>,
          <time key="changed" dateTime={page.updatedAt}>{shortMoment(page.updatedAt, reader)}</time>,
        ],
      },
    ]
  })
  return <TreeTable rows={rows} labels={labelsOf(reader, shown)} />
}

const labelsOf = (reader: Language, shown: Language) => ({
  caption: adminMessage('tree.caption', reader),
  open: adminMessage('tree.open', reader),
  close: adminMessage('tree.close', reader),
  columns: [
    adminMessage('pages.title', reader),
    adminMessage('lists.languages', reader),
    adminMessage('tree.address', reader, { language: LANGUAGE_NAMES[shown] }),
    adminMessage('tree.state', reader),
    adminMessage('tree.changed', reader),
  ],
})
