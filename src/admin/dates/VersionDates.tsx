'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { shortMoment } from './written-dates'
import { momentWritten } from './version-dates'

const BELGIUM = 'Europe/Brussels'
/** Where Payload (3.90.1) writes when a version was made, by the clock of the browser: no setting changes that. */
const MOMENTS = '.cell-updatedAt a, .version-pill-label-date'

/** Shows when a version was made as clocks in Belgium showed it, to whoever sits elsewhere. */
export function VersionDates({ children }: { children: ReactNode }) {
  const { dateFNS, language } = useTranslation().i18n
  const isOfVersions = usePathname().includes('/versions')
  useEffect(() => {
    if (!isOfVersions || !dateFNS || Intl.DateTimeFormat().resolvedOptions().timeZone === BELGIUM) return
    const months = Array.from({ length: 12 }, (_, month) => dateFNS.localize.month(month as 0, { width: 'abbreviated' }))
    const said = new WeakMap<Text, string>()
    const rewrite = (): void => {
      for (const { firstChild } of document.querySelectorAll(MOMENTS)) {
        if (!(firstChild instanceof Text) || said.get(firstChild) === firstChild.data) continue
        const at = momentWritten(firstChild.data, months)
        if (at === null) continue
        // React keeps the node of a text: it is given other words, not replaced.
        firstChild.data = shortMoment(at, language)
        said.set(firstChild, firstChild.data)
      }
    }
    rewrite()
    const observer = new MutationObserver(rewrite)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dateFNS, isOfVersions, language])
  return children
}
