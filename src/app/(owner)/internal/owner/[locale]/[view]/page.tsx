import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { siteIn } from '@/content/site'
import { Portal } from '@/features/owners/components/Portal'
import { takeView } from '@/features/owners/handed-view'
import { portalPath } from '@/domain/owners/paths'
import { isLanguage } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { shellView } from '@/shell/queries'
import { SiteShell } from '@/shell/SiteShell'

export const dynamic = 'force-dynamic'

/** An address may hold a key: no other site learns it. With no referrer at all, a form would not say where it is from. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Owner')
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** A page of the portal, rendered for an answer of its endpoint, which asked who may see it. */
export default async function PortalPage({ params }: { params: Promise<{ locale: string; view: string }> }) {
  const { locale, view } = await params
  const content = isLanguage(locale) ? takeView(view) : null
  if (!isLanguage(locale) || !content) notFound()
  const shell = await shellView(siteIn(locale), null, (language) => portalPath(language, content))
  return (
    <SiteShell view={shell} isPrivate>
      <Portal content={content} words={await speech(locale)} />
    </SiteShell>
  )
}
