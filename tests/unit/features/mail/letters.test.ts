import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { formWords, speech } from '@/i18n/translator'
import { renderLetter } from '@/features/mail/components/render-letter'
import { paragraphsOf, plainLetter } from '@/features/mail/letter'
import { confirmationLetter, friendLetter, notificationLetter, type LetterParts } from '@/features/mail/letters'

const partsIn = async (language: Language, more: Partial<LetterParts> = {}): Promise<LetterParts> => ({
  request: { form: 'contact-me', answers: { firstName: 'Anne', remark: '<b>Hi</b>\nthere' }, name: 'Anne' },
  ...{ speech: await speech(language), words: await formWords(language) },
  office: { name: 'Habitat', brand: '#123456', onBrand: '#ffffff', footer: ['TVA 1', 'AXA'] },
  subject: { title: 'Maison, Namur', reference: '4711', href: 'https://www.habitat.example/fr/4711/' },
  ...more,
})
const nothing = { subject: {}, text: {} }

it.each([
  ['a\n\nb', ['a', 'b']],
  ['a\r\n \r\nb\nc', ['a', 'b\nc']],
  [' \n\n ', []],
])('paragraphs of %j are %j', (text, expected) => expect(paragraphsOf(text)).toEqual(expected))

describe.each(LANGUAGES)('letters in %s', (language) => {
  it('have every text, in both parts', async () => {
    const parts = await partsIn(language)
    const letters = [
      notificationLetter(parts, 'https://www.habitat.example/admin/1'),
      confirmationLetter(parts, nothing),
      confirmationLetter(await partsIn(language, { request: { ...parts.request, name: '' } }), nothing),
      friendLetter(parts),
      friendLetter(await partsIn(language, { request: { ...parts.request, name: 'https://evil.example' } })),
    ]
    for (const { subject, letter } of letters) {
      const [text, html] = [plainLetter(letter), await renderLetter(letter)]
      for (const part of [subject, text, html]) expect(part).not.toMatch(/Mail\.|Forms\.|undefined|\{name\}/)
      for (const part of [text, html]) {
        for (const said of [letter.title, 'Maison, Namur', '4711', 'TVA 1', 'AXA']) expect(part).toContain(said)
      }
      expect(html).not.toContain('<b>Hi')
      expect(html).not.toMatch(/<img|<script|<link|url\(/)
    }
  })
})

it('a letter without layout has its lines', async () => {
  const { letter } = confirmationLetter(await partsIn('en', { subject: null }), nothing)
  expect(plainLetter(letter)).toBe(
    [
      'Thank you for your message\n==========================',
      'Dear Anne,',
      'We have received your request and will answer as soon as we can.',
      '-- \nHabitat\nTVA 1\nAXA\n',
    ].join('\n\n'),
  )
})

it('what somebody wrote freely goes to the agency, and to no address that nobody has confirmed', async () => {
  const parts = await partsIn('en')
  expect(plainLetter(notificationLetter(parts, '/admin').letter)).toContain('Your question or remark: <b>Hi</b>')
  expect(plainLetter(confirmationLetter(parts, nothing).letter)).not.toContain('Hi')
})

it('of a name it says what is one, and of a number to ring nothing', async () => {
  const { request } = await partsIn('en')
  const answers = { ...request.answers, phone: '0900 12 34 56' }
  const parts = await partsIn('en', { request: { ...request, answers, name: 'Win at https://evil.example' } })
  const text = plainLetter(confirmationLetter(parts, nothing).letter)
  expect(text).toContain('Dear Win at,')
  expect(text).not.toMatch(/evil|0900/)
  expect(plainLetter(notificationLetter(parts, '/admin').letter)).toContain('0900 12 34 56')
})

it('the words of the editors come before those of the site, in their language only', async () => {
  const own = { subject: { fr: 'Bien reçu' }, text: { fr: 'Merci' } }
  expect(confirmationLetter(await partsIn('fr'), own)).toMatchObject({ subject: 'Bien reçu', letter: { text: 'Merci' } })
  expect(confirmationLetter(await partsIn('nl'), own).subject).toBe('Wij hebben uw aanvraag ontvangen')
})

it('a friend gets none of the answers', async () => {
  const { letter } = friendLetter(await partsIn('en'))
  expect(letter.answers).toBeNull()
  expect(plainLetter(letter)).not.toContain('Hi')
})
