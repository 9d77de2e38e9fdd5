import { describe, expect, it } from 'vitest'
import { PERSON } from '@/domain/forms/fields'
import { spokenSteps } from '@/domain/forms/spoken-steps'
import { LANGUAGES } from '@/i18n/languages'

const STEPS = [{ name: 'person', fields: [PERSON.title, PERSON.email, { ...PERSON.title, name: 'secondTitle' }] }]

describe('the titles that a form offers', () => {
  it.each(LANGUAGES)('are those that the language still uses (%s)', (language) => {
    const [title, email, second] = spokenSteps(STEPS, language)[0]!.fields
    expect(title?.options).toEqual(language === 'de' ? ['ms', 'mr'] : ['ms', 'miss', 'mr'])
    expect(second?.options).toEqual(title?.options)
    expect(email).toEqual(PERSON.email)
  })

  it('are all taken wherever they come from', () => {
    spokenSteps(STEPS, 'de')
    expect(PERSON.title.options).toContain('miss')
  })
})
