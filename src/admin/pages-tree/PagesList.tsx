import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { adminMessage } from '@/cms/fields/labels'
import { ListOrTree } from './ListOrTree'
import { PagesTree } from './PagesTree'

/** Whether an address asks for some of the pages only: by words, or by conditions such as `where[kind][equals]`. */
const isNarrowed = (query: object): boolean =>
  Object.entries(query).some(([key, value]) => /^(?:search$|where\b)/.test(key) && value !== '' && value !== undefined)

/**
 * The list of the pages as a tree. What is searched or filtered, what lies in the bin, and what is picked
 * from in a drawer stays Payload's list, where several can be changed at once.
 */
export function PagesList(props: ListViewServerProps) {
  const { i18n, locale, payload, searchParams, viewType } = props
  const asked = searchParams ?? {}
  const asTree = viewType !== 'trash' && asked.view !== 'list' && !isNarrowed(asked)
  const { language } = i18n
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/collections/pages' })
  return (
    <ListOrTree
      list={ofClient(props)}
      tree={asTree && <PagesTree i18n={i18n} payload={payload} contentLanguage={locale?.code} />}
      ways={[
        { href, label: adminMessage('tree.asTree', language), isCurrent: asTree },
        { href: `${href}?view=list`, label: adminMessage('tree.asList', language), isCurrent: !asTree },
      ]}
      label={adminMessage('tree.ways', language)}
    />
  )
}

/** What the list takes in the browser of what the server gave. */
function ofClient({
  collectionConfig: _config,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  listPreferences: _preferences,
  listSearchableFields: _searched,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _asked,
  user: _user,
  ...list
}: ListViewServerProps): ListViewClientProps {
  return list
}
