import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MailHtml } from '@/admin/mails/MailHtml'
import { mails } from '@/cms/collections/mails'
import { adminText } from '@/cms/fields/labels'

const PROPS = { field: { name: 'html', label: adminText('mails.html') }, i18n: { language: 'fr', fallbackLanguage: 'en' } }
const drawn = (html: unknown): string => renderToStaticMarkup(<MailHtml {...(Object.assign({ data: { html } }, PROPS) as unknown as Parameters<typeof MailHtml>[0])} />)

it('a mail is shown as programs of mail show it, in a frame of its own that runs, sends and opens nothing', () => {
  const page = drawn('<!DOCTYPE html><p class="a">Bonjour</p><script>1</script>')
  expect(page).toContain(`title="${adminText('mails.html').fr}"`)
  expect(page).toContain('sandbox=""')
  expect(page).toMatch(/srcDoc="&lt;!DOCTYPE html&gt;&lt;p class=&quot;a&quot;&gt;Bonjour/i)
  expect(page).not.toContain('<script')
})

it.each(['', null, undefined])('no frame is drawn where the text of a mail is emptied: %j', (html) => {
  const page = drawn(html)
  expect(page).not.toContain('<iframe')
  expect(page).toContain(adminText('import-lines.none').fr)
})

it('the page of a mail has no part for headers where it has none', () => {
  const headers = mails.fields.find((field) => 'name' in field && field.name === 'headers')
  const isShown = (value: unknown) => headers?.admin?.condition?.({ headers: value }, {}, {} as never)
  expect([{}, null, undefined, { 'List-Unsubscribe': '<https://example.be>' }].map(isShown)).toEqual([false, false, false, true])
})
