import { expect, test, type Page } from '@playwright/test'
import { deskOf } from '../../support/admin-desk'
import { deskLanguage } from '../../support/admin-words'
import { administrator, apiAs, contentOf, newEditor, type StaffApi } from '../../support/staff-api'

/** A page in French is written in German: what nobody wrote is stored nowhere. */
const OWN = deskLanguage('nl')
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 10_000, locale: `${OWN}-BE` })

const EDITOR = { email: 'translator@site.example', password: 'a page in two languages', name: 'Translator' }

type Texts = Record<string, string | null | undefined>
interface StoredPage {
  title: Texts
  description: Texts
  path: Texts
  modules: { title?: Texts; buttons: { label: Texts }[] }[]
}

const TITLE = 'Louer sans souci'
const PAGE = {
  title: TITLE, path: '/louer-sans-souci/', description: 'Nous gérons tout.', kind: 'module', _status: 'published',
  modules: [{ blockType: 'call-to-action', title: 'Parlons-en', buttons: [{ label: 'Appelez', url: 'tel:+3221234567' }] }],
}

let api: StaffApi
let page: number
let account: number

test.beforeAll(async ({ playwright }) => {
  api = await apiAs(playwright.request, administrator())
  account = await newEditor(api, EDITOR, OWN)
  page = (await contentOf<{ doc: { id: number } }>(api.post('/pages?locale=fr', PAGE))).doc.id
})
test.afterAll(async () => {
  await api.remove(`/pages/${page}`)
  await api.remove(`/users/${account}`)
  await api.dispose()
})

const stored = () => contentOf<StoredPage>(api.get(`/pages/${page}?locale=all&draft=true&depth=0`))

/** What is stored in German, as published and in the newest draft. */
async function german(draft: boolean) {
  const { title, description, path, modules } = await contentOf<StoredPage>(
    api.get(`/pages/${page}?locale=all&depth=0&draft=${draft}`),
  )
  const [call] = modules
  const all = { title, description, path, module: call?.title, button: call?.buttons[0]?.label }
  const found = Object.entries(all).flatMap(([name, texts]) => (texts?.de ? [[name, texts.de]] : []))
  return Object.fromEntries(found) as Record<string, string>
}

async function publish(tab: Page): Promise<void> {
  const answered = tab.waitForResponse(
    (one) => one.url().includes(`/api/pages/${page}`) && one.request().method() !== 'GET' && !one.url().includes('autosave'),
  )
  await tab.locator('#action-save').click()
  expect((await answered).ok()).toBe(true)
}

test('a language that is published again and again keeps empty what is empty in it', async ({ page: tab }) => {
  const desk = deskOf(tab, OWN)
  const title = tab.locator('#field-title')
  const description = tab.locator('#field-description')
  await desk.signIn(EDITOR)
  await desk.open(`/collections/pages/${page}?locale=de`)

  await test.step('the form shows the French words, and holds none of them', async () => {
    await expect(title).toHaveValue('')
    await expect(title).toHaveAttribute('placeholder', `FR – ${TITLE}`)
    await expect(description).toHaveAttribute('placeholder', 'FR – Nous gérons tout.')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`${TITLE} (FR)`)
    await desk.tab(desk.say('pages#modules'))
    await expect(tab.getByLabel(desk.say('module-call-to-action.buttons.label'))).toHaveAttribute('placeholder', 'FR – Appelez')
    // The tab is remembered; the name stands above in every one.
    await desk.open(`/collections/pages/${page}?locale=de`)
    await expect(title).toBeHidden()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`${TITLE} (FR)`)
    await desk.tab(desk.say('pages#content'))
  })

  await test.step('what is typed is all that is stored', async () => {
    await desk.autosaved(() => title.fill('Sorglos mieten'))
    await publish(tab)
    await expect(description).toHaveValue('')
    await desk.autosaved(() => title.fill('Sorglos vermieten'))
    await publish(tab)
    expect(await german(false)).toEqual({ title: 'Sorglos vermieten' })
    expect(await german(true)).toEqual({ title: 'Sorglos vermieten' })
  })

  await test.step('a list calls it by its other name where it has none', async () => {
    await desk.open(`/collections/pages?locale=en&where[or][0][and][0][id][equals]=${page}`)
    const row = tab.getByRole('row').filter({ hasText: TITLE })
    // For whom reads French that is its own.
    await expect(row.locator('abbr')).toHaveText(OWN === 'fr' ? [] : ['FR'])
    await row.getByRole('link', { name: TITLE }).click()
    await expect(title).toHaveValue('')
  })

  await test.step('copying French to German says what it would replace, and leaves it unless told', async () => {
    await desk.open(`/collections/pages/${page}?locale=fr`)
    await tab.locator('.doc-controls__popup button').first().click()
    await tab.getByRole('button', { name: desk.say('copyLanguage.open') }).click()
    const drawer = desk.drawer()
    await drawer.getByLabel(desk.say('copyLanguage.to')).selectOption('de')
    await expect(drawer.getByRole('listitem')).toContainText('Sorglos vermieten')
    await drawer.getByRole('button', { name: desk.say('copyLanguage.copy', { count: 3 }) }).click()
    await expect(tab).toHaveURL(/locale=de/)
    await expect(description).toHaveValue('Nous gérons tout.')
    await expect(title).toHaveValue('Sorglos vermieten')
    const copied = { description: 'Nous gérons tout.', module: 'Parlons-en', button: 'Appelez' }
    expect(await german(true)).toEqual({ title: 'Sorglos vermieten', ...copied })
    expect(await german(false)).toEqual({ title: 'Sorglos vermieten' })
    const { title: titles } = await stored()
    expect(titles.fr).toBe(TITLE)
  })
})
