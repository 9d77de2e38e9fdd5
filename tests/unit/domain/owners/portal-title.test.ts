import { expect, it } from 'vitest'
import { portalTitle } from '@/domain/owners/portal-title'
import type { PortalContent } from '@/domain/owners/views'
import { LANGUAGES } from '@/i18n/languages'
import messages from '@/i18n/messages/nl.json'
import { speech } from '@/i18n/translator'

const { Owner, Weekly } = messages

const of = (content: object): PortalContent => content as PortalContent

const PAGES: [PortalContent, string][] = [
  [of({ kind: 'sign-in' }), Owner.signIn.title],
  [of({ kind: 'forgotten' }), Owner.forgotten.title],
  [of({ kind: 'password', isFirst: true }), Owner.first.title],
  [of({ kind: 'password', isFirst: false }), Owner.choose.title],
  [of({ kind: 'void' }), Owner.void.title],
  [of({ kind: 'gone' }), Owner.gone.title],
  [of({ kind: 'foreign' }), Owner.foreign.title],
  [of({ kind: 'none', page: 'properties' }), Owner.pages.properties],
  [of({ kind: 'none', page: 'statistics' }), Owner.pages.statistics],
  [of({ kind: 'properties' }), Owner.pages.properties],
  [of({ kind: 'statistics', chosen: null }), Owner.pages.statistics],
  [of({ kind: 'statistics', chosen: { id: 4711, address: 'Veldstraat 1' } }), `${Owner.pages.statistics} · Veldstraat 1`],
  [of({ kind: 'statistics', chosen: { id: 4711, address: '' } }), `${Owner.pages.statistics} · Ref. 4711`],
  [of({ kind: 'account' }), Owner.pages.account],
  [of({ kind: 'weekly' }), Weekly.title],
]

it.each(PAGES)('a page of the portal is told from the others: %j', async (content, title) => {
  expect(portalTitle(content, (await speech('nl')).t)).toBe(title)
})

it.each(LANGUAGES)('each has a title (%s)', async (language) => {
  const { t } = await speech(language)
  for (const [content] of PAGES) expect(portalTitle(content, t)).not.toMatch(/^$|Owner\.|Weekly\./)
})
