import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SeoPanel } from '@/admin/seo/SeoPanel'
import type { SeoBasis, SeoLabels } from '@/admin/seo/views'
import { toPlainText } from '@/lib/text'

const form = vi.hoisted(() => ({ values: {} }))

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useFormFields: (pick: (state: [object]) => unknown) =>
    pick([Object.fromEntries(Object.entries(form.values).map(([path, value]) => [path, { value }]))]),
}))

const basis: SeoBasis = {
  language: 'fr', defaultLanguage: 'nl', siteUrl: 'https://a.be', siteName: 'Agence',
  above: '/', originalPath: '', saved: { name: {}, description: {}, text: {} }, own: [], bannerPicture: null,
}
const labels = Object.fromEntries(
  [
    'title', 'off', 'search', 'shared', 'onX', 'noTitle', 'noDescription', 'noPicture',
    'titleLength', 'titleTooLong', 'descriptionLength', 'descriptionTooLong',
  ].map((name) => [name, /Length|TooLong/.test(name) ? `[${name} {count}/{most}]` : `[${name}]`]),
) as unknown as SeoLabels

/** What somebody reads of the preview of a form with these values. */
const read = (values: Record<string, unknown>): string => {
  form.values = values
  return toPlainText(renderToStaticMarkup(<SeoPanel basis={basis} labels={labels} />))
}

describe('the preview of a form', () => {
  it('shows the search result and the shared card', () => {
    const seen = read({ title: 'Été', description: 'Soleil', modules: 3 })
    expect(seen).toContain('[search] Agence a.be › fr › ete Été Soleil')
    expect(seen).toContain('[shared] [noPicture] a.be Été Soleil')
    expect(seen).toContain('[titleLength 3/60]')
    expect(seen).toContain('[descriptionLength 6/155]')
  })

  it('says what is missing', () => {
    expect(read({})).toContain('[noTitle] [noDescription]')
  })

  it('warns where a text is cut off, counting characters as they are read', () => {
    expect(read({ 'seo.metadataTitle': '🏡'.repeat(60) })).toContain('[titleLength 60/60]')
    expect(read({ 'seo.metadataTitle': '🏡'.repeat(61) })).toContain('[titleTooLong 61/60]')
    const long = read({ 'seo.metadataDescription': 'a'.repeat(160) })
    expect(long).toContain('[descriptionTooLong 160/155]')
    expect(long).toContain(`${'a'.repeat(155)}…`)
  })

  it('shows X only where it is told something else', () => {
    expect(read({ title: 'Été', 'seo.openGraphTitle': 'O' })).not.toContain('[onX]')
    expect(read({ title: 'Été', 'seo.twitterTitle': 'Été' })).not.toContain('[onX]')
    for (const own of [{ 'seo.twitterTitle': 'T' }, { 'seo.twitterDescription': 'T' }, { 'seo.twitterImage': 4 }]) {
      expect(read({ title: 'Été', ...own })).toContain('[onX]')
    }
  })

  it('says so where the fields are switched off', () => {
    expect(read({ title: 'Été', 'seo.isActiveSEO': false, 'seo.pageTitle': 'P' })).toMatch(/\[off\].* Été /)
    expect(read({ title: 'Été' })).not.toContain('[off]')
  })

  it('writes what is previewed in its own language', () => {
    form.values = { title: 'Été' }
    expect(renderToStaticMarkup(<SeoPanel basis={basis} labels={labels} />)).toContain('lang="fr"')
  })
})
