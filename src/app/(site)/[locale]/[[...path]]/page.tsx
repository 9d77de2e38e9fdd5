import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { resolve } from '../resolve/resolve'
import { Screen } from '../screens/Screen'
import { metadataOf } from '../metadata'

export const dynamic = 'force-static'
/** By tag only: past a time Next would give the old page once more. Decision 054. */
export const revalidate = false

export const generateStaticParams = () => []

interface SitePageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { locale, path } = await params
  const found = await resolve(locale, (path ?? []).join('/'))
  return found ? metadataOf(found) : {}
}

export default async function Page({ params }: SitePageProps) {
  const { locale, path } = await params
  const found = await resolve(locale, (path ?? []).join('/'))
  if (!found) notFound()
  return <Screen found={found} />
}
