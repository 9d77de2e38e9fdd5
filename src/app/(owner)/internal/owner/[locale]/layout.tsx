import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { isLanguage } from '@/i18n/languages'
import { brandStyle } from '@/shell/brand-style'
import { siteColours } from '@/shell/queries'
import '@/styles/fonts.css'
import '@/styles/tokens.css'
import '@/styles/global.css'

interface OwnerLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The portal's own document: nothing of it is fetched before somebody follows a link. */
export default async function OwnerLayout({ children, params }: OwnerLayoutProps) {
  const { locale } = await params
  if (!isLanguage(locale)) notFound()
  return (
    <html lang={locale} style={brandStyle(await siteColours())}>
      <body>{children}</body>
    </html>
  )
}
