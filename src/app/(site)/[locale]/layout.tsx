import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { isLanguage } from '@/i18n/languages'
import { brandStyle } from '@/shell/brand-style'
import { siteColours } from '@/shell/queries'
import '@/styles/fonts.css'
import '@/styles/tokens.css'
import '@/styles/global.css'

interface SiteLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** Every page of the site is cached once rendered; none is rendered by the build. */
export const generateStaticParams = () => []

/** Pages are fetched once a link is pointed at, and only then; brochures are made on request. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/brochure/*', '/find/*', '/owner/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export default async function SiteLayout({ children, params }: SiteLayoutProps) {
  const { locale } = await params
  if (!isLanguage(locale)) notFound()
  return (
    <html lang={locale} style={brandStyle(await siteColours())}>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION }} />
      </body>
    </html>
  )
}
