import { expect, test, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { deskLanguage } from '../support/admin-words'
import { administrator, apiAs, contentOf, newEditor, type StaffApi } from '../support/staff-api'

/** A text that is written by pasting, from a word processor and from another site. */
const OWN = deskLanguage('fr')
test.use({ viewport: { width: 1400, height: 900 }, actionTimeout: 10_000, locale: `${OWN}-BE` })

const EDITOR = { email: 'paster@site.example', password: 'a text from elsewhere', name: 'Paster' }

let api: StaffApi
let page: number
let account: number

test.beforeAll(async ({ playwright }) => {
  api = await apiAs(playwright.request, administrator())
  account = await newEditor(api, EDITOR, OWN)
  const data = { title: 'Geplakt', kind: 'module', _status: 'draft' }
  page = (await contentOf<{ doc: { id: number } }>(api.post('/pages?locale=nl&draft=true', data))).doc.id
})
test.afterAll(async () => {
  await api.remove(`/pages/${page}`)
  await api.remove(`/users/${account}`)
  await api.dispose()
})

const paste = (tab: Page, html: string): Promise<void> =>
  tab.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

const WORD = `<html><head><title>Nota</title></head><body><p class=MsoNormal style='mso-a:b'>Uit <b>Word</b>: <a
 href="file:///C:/nota.docx">de nota</a> en <a href="#prijs">de prijs</a>.<o:p></o:p></p><p style='mso-list:l0 level1 lfo1'><![if
 !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Een punt</p><img src="file:///C:/a.png"></body></html>`
const SITE = `<div><script>x()</script><div>Van <a href="/nl/contact/">elders</a> en <a href="javascript:x">slecht</a>.
 <img src="https://elders.example/a.jpg"><iframe src="https://elders.example/"></iframe></div></div>`

test('what is pasted is kept, and what cannot be kept is said', async ({ page: tab }) => {
  const desk = deskOf(tab, OWN)
  await desk.signIn(EDITOR)
  await desk.open(`/collections/pages/${page}?locale=nl`)
  const words = tab.locator('[data-lexical-editor="true"]').first()
  await words.click()
  await desk.autosaved(() => paste(tab, WORD))
  await desk.autosaved(() => paste(tab, SITE))
  await expect(words).toContainText('Uit Word: de nota en de prijs.')
  const note = tab.getByRole('status').filter({ hasText: desk.say('site:pastingTitle') })
  await expect(note).toContainText('file:///C:/nota.docx')
  await expect(note).toContainText('javascript:x')
  await expect(note).toContainText(desk.say('site:pastingPictures', { count: 2 }))
  await note.getByRole('button', { name: 'slecht' }).click()
  expect(await tab.evaluate(() => String(getSelection()))).toBe('slecht')
  const stored = JSON.stringify(await contentOf(api.get(`/pages/${page}?locale=nl&draft=true&depth=0`)))
  for (const kept of ['"url":"#prijs"', '"url":"/nl/contact/"', 'Een punt', '"type":"listitem"', 'slecht']) {
    expect(stored).toContain(kept)
  }
  expect(stored).not.toMatch(/mso|javascript|file:|"pending"|Nota/)
})
