import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readGlobal } from '@/content/read-documents'
import { siteIn } from '@/content/site'
import { Portal } from '@/features/owners/components/Portal'
import { takeView } from '@/features/owners/handed-view'
import { portalPath } from '@/domain/owners/paths'
import { portalTitle } from '@/domain/owners/portal-title'
import { brandedTitle } from '@/domain/pages/seo'
import { isLanguage } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { textIn } from '@/lib/documents'
import { shellView } from '@/shell/queries'
import { SiteShell } from '@/shell/SiteShell'

export const dynamic = 'force-dynamic'

/** An address may hold a key: no other site learns it. With no referrer at all, a form would not say where it is from. */
export async function generateMetadata({ params }: { params: Promise<{ view: string }> }): Promise<Metadata> {
  const content = takeView((await params).view)
  const title = content ? portalTitle(content, await getTranslations()) : ''
  const brand = textIn(await readGlobal('settings'), 'agencyName')
  return { title: brandedTitle(title, brand), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** A page of the portal, rendered for an answer of its endpoint, which asked who may see it. */
export default async function PortalPage({ params }: { params: Promise<{ locale: string; view: string }> }) {
  const { locale, view } = await params
  const content = takeView(view)
  if (!isLanguage(locale) || !content) notFound()
  const shell = await shellView(siteIn(locale), null, (language) => portalPath(language, content))
  return (
    <SiteShell view={shell} isPrivate>
      <Portal content={content} words={await speech(locale)} />
    </SiteShell>
  )
}
