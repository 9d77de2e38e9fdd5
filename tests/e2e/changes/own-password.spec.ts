import { expect, test } from '@playwright/test'
import { deskOf } from '../../support/admin-desk'
import { complaintsOf } from '../../support/complaints'
import { administrator, apiAs, contentOf, type StaffApi } from '../../support/staff-api'

/** Staff change their own password on their account page, and show that they know the present one. */
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 10_000 })

const AGENT = { email: 'new-password@site.example', password: 'four words of before' }
const NEW_PASSWORD = 'five quite other words now'

let boss: StaffApi
let account: number

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  const data = { ...AGENT, name: 'Ann', roles: ['editor'], language: 'nl' }
  account = (await contentOf<{ doc: { id: number } }>(boss.post('/users', data))).doc.id
})

test.afterAll(async () => {
  await boss.remove(`/users/${account}`)
  await boss.dispose()
})

test('one’s own password is changed by whoever knows the present one', async ({ page: tab, request }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(tab)
  const desk = deskOf(tab)
  const save = tab.getByRole('button', { name: 'Bewaar', exact: true })
  await desk.signIn(AGENT)

  /** Asks for the new password, claiming that this is the present one; waits for what is said of it. */
  const change = async (present: string, said: string): Promise<void> => {
    await desk.open('/account')
    await tab.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
    await tab.getByLabel('Huidig wachtwoord').fill(present)
    await tab.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD)
    // The admin looks at what was typed, and shows the form anew: a click meanwhile may miss.
    const checked = tab.waitForResponse((answer) => answer.url().endsWith('/admin/account'))
    await tab.getByLabel('Wachtwoord bevestigen').fill(NEW_PASSWORD)
    await checked
    const answer = tab.getByRole('listitem').filter({ hasText: said })
    await expect(async () => {
      // Off while the form is saved, and once it is.
      if (await save.isEnabled()) await save.click({ timeout: 2000 })
      await expect(answer).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
  }

  await test.step('not without it, nor with a wrong one', async () => {
    await change('', 'Vul uw huidige wachtwoord in')
    await change('four words of nobody', 'Dit is niet uw huidige wachtwoord')
    expect(await statusOf(AGENT.password)).toBe(200)
    expect(await statusOf(NEW_PASSWORD)).toBe(401)
  })

  await test.step('with it', async () => {
    await change(AGENT.password, 'Succesvol aangepast')
    expect(await statusOf(AGENT.password)).toBe(401)
  })

  await test.step('who signs in with the new one is in', async () => {
    await tab.context().clearCookies()
    await desk.signIn({ ...AGENT, password: NEW_PASSWORD })
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Dag Ann')
  })

  expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([])

  async function statusOf(password: string): Promise<number> {
    const data = { email: AGENT.email, password }
    return (await request.post('/api/users/login', { data })).status()
  }
})
