import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OwnerListTop } from '@/admin/owners/OwnerListTop'
import { HoursListTop } from '@/admin/visits/HoursListTop'
import { adminText } from '@/cms/fields/labels'

vi.mock('@payloadcms/ui', () => ({ Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a> }))

const TOPS = [
  ['owners', OwnerListTop, adminText('owners.none').en],
  ['visiting hours', HoursListTop, adminText('visiting-hours.none').en],
] as const

describe.each(TOPS)('above the list of %s', (_, Top, none) => {
  const read = (totalDocs: number, searchParams?: Record<string, string>): string => {
    const props = { data: { totalDocs }, i18n: { language: 'en' }, payload: { config: { routes: { admin: '/admin' } } }, searchParams }
    return renderToStaticMarkup(<Top {...(props as unknown as Parameters<typeof HoursListTop>[0])} />)
  }

  it('it is said that there are none yet where there are none', () => {
    expect(read(0)).toContain(none)
    expect(read(0, { limit: '10', search: '' })).toContain(none)
    expect(read(1)).not.toContain(none)
  })

  it('it is not where a search or a filter finds none', () => {
    expect(read(0, { search: 'Peeters' })).not.toContain(none)
    expect(read(0, { 'where[or][0][and][0][agency][equals]': '1' })).not.toContain(none)
  })
})
