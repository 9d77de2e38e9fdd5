import type { Page } from '@playwright/test'
import type nl from '@/i18n/messages/nl.json'

type FormPageWords = Pick<(typeof nl)['FormPage'], 'question' | 'numbers' | 'confirm'>

/** What a form asks that is sent without a script: `reply` types a number and sends it, `sum` reads the right one. */
export function sumQuestion(page: Page, words: FormPageWords) {
  const label = page.locator('label', { hasText: words.question.split('{')[0] })
  const numbers = Object.entries(words.numbers)
  return {
    sum: async (): Promise<number> => {
      const said = (await label.innerText()).split(/[^\p{L}]+/u)
      return said.reduce((total, word) => total + Number(numbers.find(([, name]) => name === word)?.[0] ?? 0), 0)
    },
    reply: async (number: number): Promise<void> => {
      await label.locator('+ input').fill(String(number))
      await page.getByRole('button', { name: words.confirm }).click()
    },
  }
}
