import { expect, test } from '@playwright/test'
import { deskOf } from '../../support/admin-desk'
import { complaintsOf } from '../../support/complaints'
import { onSiteDatabase } from '../../support/site-database'
import { administrator, apiAs, contentOf, type StaffApi } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'

/** Two pages that are stored with one address are work on the dashboard, until one of them moves. */
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 10_000 })

const SHARED = '/open-dag-van-twee/'
const EDITOR = { email: 'two-of-one@site.example', password: 'two pages with one address' }

let boss: StaffApi
let account: number
let holder: number
let loser: number

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  const made = async (path: string, data: object): Promise<number> =>
    (await contentOf<{ doc: { id: number } }>(boss.post(path, data))).doc.id
  const page = (title: string, path: string) =>
    made('/pages?locale=nl', { title, path, kind: 'module', _status: 'published' })
  account = await made('/users', { ...EDITOR, name: 'Eva', roles: ['editor'], language: 'nl' })
  holder = await page('Open dag in Gent', SHARED)
  loser = await page('Open dag in Brugge', '/open-dag-brugge/')
  await storeAddress(loser, SHARED)
})

test.afterAll(async () => {
  for (const id of [holder, loser]) if (id) await boss.remove(`/pages/${id}`)
  await boss.remove(`/users/${account}`)
  await boss.dispose()
})

/** What no save allows: another process writes it, and announces that the page has changed. */
async function storeAddress(id: number, path: string): Promise<void> {
  const now = new Date().toISOString()
  await onSiteDatabase(
    { sql: "UPDATE pages_locales SET path = ? WHERE _parent_id = ? AND _locale = 'nl'", args: [path, id] },
    {
      sql: `UPDATE _pages_v_locales SET version_path = ? WHERE _locale = 'nl'
        AND _parent_id IN (SELECT id FROM _pages_v WHERE parent_id = ?)`,
      args: [path, id],
    },
    {
      sql: 'INSERT INTO content_changes (scopes, created_at, updated_at) VALUES (?, ?, ?)',
      args: [JSON.stringify([`page:${id}`]), now, now],
    },
  )
}

test('two pages of one address are both named, each with the way to its form', async ({
  page: tab,
  request: visitor,
}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(tab)
  const desk = deskOf(tab)
  const task = tab.getByRole('article').filter({ hasText: 'Webadressen die meerdere pagina’s willen' })
  const path = tab.locator('#field-path')
  await desk.signIn(EDITOR)

  for (const [title, note, id] of [
    ['Open dag in Gent', `${SHARED} (NL) wordt ook gevraagd door ‘Open dag in Brugge’`, holder],
    ['Open dag in Brugge', `${SHARED} (NL) is van ‘Open dag in Gent’`, loser],
  ] as const) {
    await test.step(title, async () => {
      await desk.open('')
      await expect(task.getByRole('link')).toHaveCount(2)
      const link = task.getByRole('link').filter({ has: tab.getByText(title, { exact: true }) })
      await expect(link).toContainText(note)
      await link.click()
      await expect(tab).toHaveURL(new RegExp(`/pages/${id}\\?locale=nl#field=path&tab=\\d$`))
      await expect(path).toBeFocused()
      await expect(path).toBeInViewport()
      await expect(path).toHaveValue(SHARED)
    })
  }

  await test.step('another address for one of them, and nothing is left to do', async () => {
    await desk.autosaved(() => path.fill('/open-dag-in-brugge/'))
    await tab.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
    await expect(tab.getByText('Status: Gepubliceerd')).toBeVisible()
    await desk.open('')
    await expect(tab.getByText('Geen twee pagina’s willen hetzelfde webadres')).toBeVisible()
    await expect(task).toHaveCount(0)
    await withinASecond(async () => {
      for (const [address, title] of [[SHARED, 'Gent'], ['/open-dag-in-brugge/', 'Brugge']]) {
        expect(await (await visitor.get(address!)).text()).toContain(`<h1>Open dag in ${title}</h1>`)
      }
    })
  })

  expect(complaints).toEqual([])
})
