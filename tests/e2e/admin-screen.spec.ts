import { expect, test, type Locator, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { adminWords } from '../support/admin-words'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'

/** What lies over what in the admin: one key closes one thing, no message lies on a button, no word is cut. */
test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } })

const { say } = adminWords('nl')

let boss: StaffApi
let page: number

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
})
test.afterAll(() => boss.dispose())

test.beforeEach(async ({ context }) => {
  const draft = { title: 'Wat boven elkaar ligt', kind: 'module', _status: 'draft' }
  page = (await contentOf<{ doc: { id: number } }>(boss.post('/pages?draft=true&locale=nl', draft))).doc.id
  await context.request.post('/api/users/login', { data: administrator() })
})
test.afterEach(() => boss.remove(`/pages/${page}`))

/** In front of the page, in a language of the admin. */
async function inFront(tab: Page, language = 'nl'): Promise<void> {
  await tab.context().addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_URL ?? '' }])
  await tab.goto(`/admin/collections/pages/${page}?locale=nl`, { waitUntil: 'networkidle' })
  await expect(tab.locator('[contenteditable="true"]').first()).toBeVisible()
}

/** Opens something in a drawer; Escape closes it, and once more the drawer. */
async function closesFirst(tab: Page, drawer: Locator, open: () => Promise<void>, opened: Locator): Promise<void> {
  await expect(drawer).toBeVisible()
  await open()
  await expect(opened).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  // A drawer that closes takes a moment.
  await tab.waitForTimeout(500)
  await expect(drawer).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

test('Escape closes what is open in a drawer, and only then the drawer', async ({ page: tab }) => {
  await inFront(tab)
  const { drawer } = deskOf(tab)
  const plan = async () => {
    await tab.locator('.doc-controls .popup-button').first().click()
    await tab.getByRole('button', { name: say('version:schedulePublish') }).click()
  }
  await test.step('the choice of a language', async () => {
    await plan()
    const planning = tab.getByRole('dialog').filter({ hasText: say('version:schedulePublish') })
    const choice = planning.locator('.rs__control:not(.rs__control--is-disabled)').last()
    await closesFirst(tab, planning, () => choice.click(), tab.locator('.rs__menu'))
  })
  await test.step('a calendar', async () => {
    await plan()
    const planning = tab.getByRole('dialog').filter({ hasText: say('version:schedulePublish') })
    const moment = tab.getByPlaceholder(say('date.moment'))
    await closesFirst(tab, planning, () => moment.click(), tab.locator('.react-datepicker'))
  })
  await test.step('how many to a page, and the columns of a list', async () => {
    await deskOf(tab).tab(say('pages#banner'))
    await tab.getByLabel(say('banner.showPageBanner')).check()
    await tab.locator('#field-bannerImage').getByRole('button', { name: say('fields:chooseFromExisting') }).click()
    const popup = tab.locator('.popup__content')
    await closesFirst(tab, drawer(), () => drawer().locator('.per-page .popup-button').click(), popup)
  })
})

test('Escape closes the menus of a text editor in a drawer, and only then the drawer', async ({ page: tab }) => {
  await inFront(tab)
  const { drawer } = deskOf(tab)
  const written = drawer().locator('[contenteditable="true"]').first()
  const write = async (text: string) => {
    await tab.locator('#field-parent .relationship-add-new__add-button').click()
    await written.click()
    await tab.keyboard.type(text)
  }
  await test.step('what can be put in', async () => {
    await write('/')
    await closesFirst(tab, drawer(), () => Promise.resolve(), tab.locator('.slash-menu-popup'))
  })
  await test.step('what a line can be', async () => {
    await write('Een woord')
    await tab.keyboard.press('Control+A')
    const menu = drawer().locator('.fixed-toolbar .toolbar-popup__dropdown').first()
    await closesFirst(tab, drawer(), () => menu.click(), tab.locator('.toolbar-popup__dropdown-items'))
  })
})

/** What a press in the middle of it reaches instead of it. */
const above = (button: Locator): Promise<string | null> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(found) ? null : String(found?.className)
  })

/** A press of the mouse, on whatever lies there. */
async function press(tab: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await tab.mouse.click(x + width / 2, y + height / 2)
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`a message that something went wrong lies on no button at ${width} px`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height })
    await inFront(tab)
    // Whoever saved meanwhile makes the bar offer a choice, and a message says so besides.
    await contentOf(boss.patch(`/pages/${page}?draft=true&locale=nl`, { title: 'Van iemand anders', _status: 'draft' }))
    await tab.locator('#field-title').fill('Van mij')
    const question = tab.getByRole('dialog').filter({ has: tab.getByRole('button', { name: say('saving.apply') }) })
    const bar = tab.getByRole('status').filter({ has: tab.getByRole('button', { name: say('saving.choose') }) })
    const choose = bar.getByRole('button', { name: say('saving.choose') })
    const failure = tab.locator('.payload-toast-item.toast-error').first()
    const saves = async () => {
      await tab.locator('#action-save-draft').click()
      await expect(question).toBeVisible()
      await tab.keyboard.press('Escape')
      await expect(bar).toBeVisible()
      // Under the hand it stays.
      await failure.hover()
      await tab.waitForTimeout(400)
    }
    // The form saves itself once; from then on only by hand.
    await expect(question).toBeVisible()
    await tab.keyboard.press('Escape')
    await saves()
    const buttons = [...(await tab.locator('.doc-controls__controls button:visible').all()), choose]
    expect(buttons.length).toBeGreaterThan(2)
    for (const button of buttons) expect(await above(button), await button.innerText()).toBeNull()
    await press(tab, choose)
    await expect(question).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(failure).toHaveCount(0)
    await saves()
    await press(tab, failure.locator('.payload-toast-close-button'))
    await expect(failure).toHaveCount(0, { timeout: 1500 })
  })
}

test('no word above the German form is cut at 1280 px', async ({ page: tab }) => {
  const heldIn = async (): Promise<string[]> => {
    await expect(tab.locator('.doc-controls__controls button').first()).toBeVisible()
    return tab.locator('.doc-controls').evaluate((controls) => {
      const { right } = controls.getBoundingClientRect()
      return [controls, ...controls.querySelectorAll<HTMLElement>('*')]
        .filter((part) => part.clientWidth > 0 && (part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > right + 1))
        .map((part) => `${part.className}: ${part.textContent}`)
    })
  }
  await inFront(tab, 'de')
  expect(await heldIn()).toEqual([])
  // Published, and changed since: the state, the way back, and the longest words on the buttons.
  await contentOf(boss.patch(`/pages/${page}?locale=nl`, { path: `/wat-boven-elkaar-ligt-${page}/`, _status: 'published' }))
  await inFront(tab, 'de')
  expect(await heldIn()).toEqual([])
  await contentOf(boss.patch(`/pages/${page}?draft=true&locale=nl`, { description: 'Anders.', _status: 'draft' }))
  await inFront(tab, 'de')
  expect(await heldIn()).toEqual([])
})
