import { Link } from '@payloadcms/ui'
import type { NavGroupType } from '@payloadcms/ui/shared'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { adminMessage } from '@/cms/fields/labels'

interface DirectoryProps {
  groups: NavGroupType[]
  admin: string
  i18n: I18nClient
}

/** Everything the person at work may open, by group: where the menu is folded away, the way in. */
export function Directory({ groups, admin, i18n }: DirectoryProps) {
  return (
    <section aria-labelledby="desk-directory">
      <h2 id="desk-directory">{adminMessage('dashboard.directory', i18n.language)}</h2>
      <div className="desk__groups">
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <Link href={`${admin}/${type}/${slug}`} prefetch={false}>
                    {getTranslation(name, i18n)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
