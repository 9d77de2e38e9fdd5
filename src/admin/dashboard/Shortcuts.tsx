import { Link } from '@payloadcms/ui'
import type { SanitizedPermissions } from 'payload'
import { adminMessage } from '@/cms/fields/labels'

interface ShortcutsProps {
  admin: string
  permissions: SanitizedPermissions
  language: string
}

/** What staff begin most often, of what the person at work may begin. */
export function Shortcuts({ admin, permissions, language }: ShortcutsProps) {
  const shortcuts = [
    { collection: 'properties', labels: adminMessage('dashboard.newProperty', language) },
    { collection: 'pages', labels: adminMessage('dashboard.newPage', language) },
    { collection: 'articles', labels: adminMessage('dashboard.newArticle', language) },
    { collection: 'media', labels: adminMessage('dashboard.newPicture', language) },
  ].filter(({ collection }) => permissions.collections?.[collection]?.create)
  if (shortcuts.length === 0) return null
  return (
    <nav className="desk__begin" aria-label={adminMessage('dashboard.begin', language)}>
      {shortcuts.map(({ collection, labels }) => (
        <Link key={collection} href={`${admin}/collections/${collection}/create`} prefetch={false}>
          {labels}
        </Link>
      ))}
    </nav>
  )
}
