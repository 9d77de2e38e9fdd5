import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Opening } from '@/admin/cells/Opening'

vi.mock('@/admin/cells/Picked', () => ({ Picked: ({ href, label }: { href: string; label: string }) => <a href={href}>{label}</a> }))

const cell = (more: object) =>
  ({
    collectionSlug: 'pages', link: true, payload: { config: { routes: { admin: '/admin' } } }, rowData: { id: 7 },
    ...more,
  }) as unknown as Parameters<typeof Opening>[0]['cell']
const shown = (more: object): string =>
  renderToStaticMarkup(
    <Opening cell={cell(more)} label="Contact">
      Contact
    </Opening>,
  )

describe('the first cell of a row', () => {
  it.each([
    ['of a list', { viewType: 'list' }, '/admin/collections/pages/7'],
    ['of a list that does not say which', {}, '/admin/collections/pages/7'],
    ['of a bin, where the document lies', { viewType: 'trash' }, '/admin/collections/pages/trash/7'],
    ['that is told where to lead', { viewType: 'trash', linkURL: '/admin/elsewhere' }, '/admin/elsewhere'],
  ])('%s leads to the document', (_, more, href) => {
    expect(shown(more)).toBe(`<a href="${href}">Contact</a>`)
  })

  it('leads nowhere where it is not the first', () => {
    expect(shown({ link: false })).toBe('Contact')
  })
})
