'use client'

import { Button, Gutter, useTranslation } from '@payloadcms/ui'
import type { SiteWord } from '@/i18n/payload-words'

/** Says that a view of the admin could not be shown, and what to do. */
export function AdminError() {
  const { t } = useTranslation<object, SiteWord>()
  return (
    <main className="admin-error">
      <Gutter>
        <h1>{t('site:errorTitle')}</h1>
        <p>{t('site:errorText')}</p>
        {/* Code that did not come is asked for again by the whole page only. */}
        <Button onClick={() => window.location.reload()}>{t('site:errorRetry')}</Button>
      </Gutter>
    </main>
  )
}
