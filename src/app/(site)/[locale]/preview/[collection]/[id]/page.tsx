import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FollowForm } from '@/content/preview/FollowForm'
import { Screen } from '../../../screens/Screen'
import { loadPreview, type PreviewProps } from '../../load-preview'
import { PreviewBar } from '../../PreviewBar'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Preview')
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function PreviewPage(props: PreviewProps) {
  const preview = await loadPreview(props)
  if (!preview) notFound()
  return (
    <>
      <PreviewBar view={preview.bar} />
      <Screen found={preview.found} leadsTo={preview.leadsTo} />
      {preview.follows && <FollowForm {...preview.follows} />}
    </>
  )
}
