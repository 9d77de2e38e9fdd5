import { expect, test, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { keyboard } from '../support/hand'
import { PERSON_MS } from '../support/person-pace'
import { onSiteDatabase } from '../support/site-database'
import nl from '@/i18n/messages/nl.json' with { type: 'json' }
import fr from '@/i18n/messages/fr.json' with { type: 'json' }

/** The link in the mail of a kind to an address; mails are kept where the site has no mail server. */
async function linkInMail(to: string, kind: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const [found] = await onSiteDatabase({ sql: 'SELECT text FROM mails WHERE "to" = ? AND kind = ?', args: [to, kind] })
      return (text = String(found?.text ?? ''))
    })
    .toContain('?key=')
  return /https?:\/\/\S+\?key=[\w.-]+/.exec(text)?.[0] ?? ''
}

const labelled = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}(\\s\\*)?$`)).first()

test('a search stands in the form without a script too', async ({ browser }) => {
  const { Forms, List } = nl
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto('/te-koop/?city=Gent|9000&type=1&price-max=950000')
  await page.getByRole('link', { name: List.alert }).click()
  await expect(page.getByLabel(Forms.options.types['1'])).toBeChecked()
  await expect(page.getByLabel(Forms.options.types['2'])).not.toBeChecked()
  await expect(page.getByLabel(Forms.options.goal.sale)).toBeChecked()
  await expect(page.getByLabel(Forms.labels.zips)).toHaveValue('9000')
  await expect(page.getByLabel(Forms.labels.maxPrice)).toHaveValue('950000')
  await plain.close()
})

test('a search in French becomes an alert, by keyboard', async ({ page }) => {
  const { Alert, FormPage, Forms, List } = fr
  const hand = keyboard(page)
  const email = `zoe-${Date.now()}@example.be`
  await page.goto('/fr/a-vendre/?type=1&price-max=450000')
  await hand.press(page.getByRole('link', { name: List.alert }))
  // What was looked for stands in the form.
  await expect(page.getByLabel(Forms.options.types['1'])).toBeChecked()
  await expect(page.getByLabel(Forms.options.types['2'])).not.toBeChecked()
  await expect(page.getByLabel(Forms.options.goal.sale)).toBeChecked()
  await hand.press(page.getByRole('button', { name: FormPage.next }))
  await page.getByLabel(Forms.options.regions.wallonia).check()
  await hand.press(page.locator('fieldset[data-current]').getByRole('button', { name: FormPage.next }))
  await expect(page.getByLabel(Forms.labels.maxPrice)).toHaveValue('450000')
  await hand.press(page.locator('fieldset[data-current]').getByRole('button', { name: FormPage.next }))
  await hand.write(labelled(page, Forms.labels.firstName), 'Zoé')
  await hand.write(labelled(page, Forms.labels.lastName), 'Lambert')
  await hand.write(labelled(page, Forms.labels.email), email)
  await page.getByLabel(Forms.options.rhythm.immediate).check()
  await hand.press(page.getByRole('button', { name: FormPage.send }))
  await expect(page).toHaveURL(/\/fr\/merci\/demand-register\/\?key=[\w.-]+$/)

  await page.goto(await linkInMail(email, 'confirmation'))
  await expect(page.getByRole('heading', { name: Alert.waitingDemand })).toBeVisible()
  await page.reload()
  await hand.press(page.getByRole('button', { name: Alert.confirm }))
  await expect(page.getByRole('heading', { name: Alert.confirmedDemand })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await hand.press(page.getByText(Alert.change, { exact: true }))
  await page.getByLabel(Forms.labels.maxPrice).fill('100')
  await page.getByLabel(Forms.labels.minPrice).fill('200')
  await hand.press(page.getByRole('button', { name: Alert.save }))
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeVisible()
  await page.getByLabel(Forms.labels.maxPrice).fill('350000')
  await hand.press(page.getByRole('button', { name: Alert.save }))
  await expect(page.locator('dd').filter({ hasText: '350' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter is asked for, confirmed and left in Dutch', async ({ page }) => {
    const { Alert, Footer, FormPage, Forms } = nl
    const email = `bart-${Date.now()}@example.be`
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: Footer.newsletter }).click()
    await labelled(page, Forms.labels.email).fill(email)
    await page.getByRole('button', { name: FormPage.send }).click()
    const label = page.locator('label', { hasText: FormPage.question.split('{')[0] })
    const numbers = Object.entries(FormPage.numbers)
    const said = (await label.innerText()).split(/[^\p{L}]+/u)
    const sum = said.reduce((total, word) => total + Number(numbers.find(([, name]) => name === word)?.[0] ?? 0), 0)
    await label.locator('+ input').fill(String(sum))
    // Nobody answers at once; what does is asked again.
    await page.waitForTimeout(PERSON_MS)
    await page.getByRole('button', { name: FormPage.confirm }).click()
    await expect(page).toHaveURL(/\/bedankt\/sign-newsletter\/\?key=[\w.-]+$/)

    const link = await linkInMail(email, 'opt-in')
    await page.goto(link)
    await page.getByRole('button', { name: Alert.confirm }).click()
    await expect(page.getByRole('heading', { name: Alert.confirmedNewsletter })).toBeVisible()
    await page.getByRole('button', { name: Alert.stopNewsletter }).click()
    await expect(page.getByRole('heading', { name: Alert.endedNewsletter })).toBeVisible()
    await page.getByText(Alert.eraseTitle).click()
    await page.getByRole('button', { name: Alert.erase }).click()
    await expect(page.getByRole('heading', { name: Alert.erasedTitle })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: Alert.unknownTitle })).toBeVisible()
  })
})
