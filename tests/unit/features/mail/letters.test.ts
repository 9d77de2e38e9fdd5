import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { formWords, speech } from '@/i18n/translator'
import { renderLetter } from '@/features/mail/components/render-letter'
import { paragraphsOf, plainLetter } from '@/features/mail/letter-view'
import { confirmationLetter, friendLetter, notificationLetter, type LetterParts } from '@/features/mail/letters'

const partsIn = async (language: Language, more: Partial<LetterParts> = {}): Promise<LetterParts> => ({
  request: { form: 'contact-me', answers: { firstName: 'Anne', remark: '<b>Hi</b>\nthere' }, name: 'Anne' },
  speech: await speech(language), words: await formWords(language),
  office: { name: 'Habitat', brand: '#123456', onBrand: '#ffffff', footer: ['TVA 1', 'AXA'] },
  subject: { kind: 'property', title: 'Maison, Namur', reference: '4711', href: 'https://www.habitat.example/fr/4711/' },
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
      const [text, html] = [await plainLetter(letter), await renderLetter(letter)]
      for (const part of [subject, text, html]) expect(part).not.toMatch(/Mail\.|Forms\.|undefined|\{name\}/)
      for (const part of [text, html]) {
        for (const said of [letter.title, 'Maison, Namur', '4711', 'TVA 1', 'AXA']) expect(part).toContain(said)
      }
      expect(html).not.toContain('<b>Hi')
      if (language === 'fr') for (const part of [text, html]) expect(part).not.toMatch(/\p{L}: /u)
      expect(html).not.toMatch(/<img|<script|<link|url\(/)
    }
  })
})

it('a letter without layout has its lines', async () => {
  const { letter } = confirmationLetter(await partsIn('en', { subject: null }), nothing)
  expect(await plainLetter(letter)).toBe(
    [
      'Thank you for your message\n==========================',
      'Dear Anne,',
      'We have received your request and will answer as soon as we can.',
      '-- \nHabitat\nTVA 1\nAXA\n',
    ].join('\n\n'),
  )
})

it.each(LANGUAGES)('an answer follows the question mark of what was asked, without a colon: %s', async (language) => {
  const answers = { contactPreference: 'phone', phone: '0470 12 34 56' }
  const { letter } = notificationLetter(await partsIn(language, { request: { form: 'contact-me', answers, name: 'Anne' } }), '/admin')
  const text = await plainLetter(letter)
  const { labels, options } = await formWords(language)
  expect(text).toContain(`${labels.contactPreference} ${options.contactPreference?.phone}\n`)
  expect(text).toContain(`${labels.phone}${language === 'fr' ? '\u00A0' : ''}: 0470 12 34 56`)
})

describe.each(LANGUAGES)('documents in %s', (language) => {
  const href = 'https://www.habitat.example/forms/document-request/file?key=a.b'
  const documents = { links: [{ name: 'Plan <A>', href, bytes: 480_000 }], until: '2026-12-07T22:30:00.000Z', alreadyAt: null }
  const letterWith = async (more: Partial<typeof documents> | { alreadyAt: string } | null) => {
    const followHref = 'https://www.habitat.example/fr/ma-demande/?key=c.d'
    return confirmationLetter(await partsIn(language), nothing, { followHref, confirmHref: null, documents: more && { ...documents, ...more } }).letter
  }

  it('are links with their size and last day, beside the way to the request', async () => {
    const letter = await letterWith({})
    for (const part of [await plainLetter(letter), await renderLetter(letter)]) {
      for (const said of ['Plan', '480', href, 'ma-demande/?key=c.d', '7', '2026']) expect(part).toContain(said)
      expect(part).not.toMatch(/Mail\.|\{day\}|undefined/)
    }
    expect(await renderLetter(letter)).not.toContain('Plan <A>')
  })

  it('say when they were requested before', async () => {
    const [first, again] = [await letterWith({}), await letterWith({ alreadyAt: '2026-11-20T23:30:00.000Z' })]
    expect(again.files?.text).not.toBe(first.files?.text)
    expect(again.files?.text).toContain('21')
  })

  it('are what was asked for: no answer is promised above them', async () => {
    const [sent, byHand] = [await letterWith({}), await letterWith({ links: [] })]
    expect(byHand.text).toMatch(/antwoorden|répondrons|answer|antworten/)
    expect(sent.text).not.toMatch(/antwoorden|répondrons|answer|antworten/)
    expect(sent.text).toContain('Anne')
  })

  it('are none where the agency sends them by hand', async () => {
    expect((await letterWith({ links: [] })).files).toBeNull()
    expect((await letterWith(null)).files).toBeNull()
  })
})

it('what somebody wrote freely goes to the agency, and to no address that nobody has confirmed', async () => {
  const parts = await partsIn('en')
  expect(await plainLetter(notificationLetter(parts, '/admin').letter)).toContain('Your question or remark: <b>Hi</b>')
  expect(await plainLetter(confirmationLetter(parts, nothing).letter)).not.toContain('Hi')
})

it('of a name it says what is one, and of a number to ring nothing', async () => {
  const { request } = await partsIn('en')
  const answers = { ...request.answers, phone: '0900 12 34 56' }
  const parts = await partsIn('en', { request: { ...request, answers, name: 'Win at https://evil.example' } })
  const text = await plainLetter(confirmationLetter(parts, nothing).letter)
  expect(text).toContain('Dear Win at,')
  expect(text).not.toMatch(/evil|0900/)
  expect(await plainLetter(notificationLetter(parts, '/admin').letter)).toContain('0900 12 34 56')
})

it('the words of the editors come before those of the site, in their language only', async () => {
  const own = { subject: { fr: 'Bien reçu' }, text: { fr: 'Merci' } }
  expect(confirmationLetter(await partsIn('fr'), own)).toMatchObject({ subject: 'Bien reçu', letter: { text: 'Merci' } })
  expect(confirmationLetter(await partsIn('nl'), own).subject).toBe('Wij hebben uw aanvraag ontvangen')
})

it.each<[Language, string]>([
  ['nl', 'Bedankt, we lezen uw getuigenis na.'],
  ['fr', 'Merci, nous relisons votre témoignage.'],
  ['en', 'Thank you, we will read your testimonial.'],
  ['de', 'Danke, wir lesen Ihren Bericht.'],
])('who sends a testimonial reads in %s that it is read, and of no answer', async (language, said) => {
  const request = { form: 'testimonial', answers: {}, name: '' } as const
  const { subject, letter } = confirmationLetter(await partsIn(language, { request, subject: null }), nothing)
  expect(letter.text).toBe(said)
  const named = confirmationLetter(await partsIn(language, { request: { ...request, name: 'Anne' }, subject: null }), nothing)
  expect(named.letter.text.toLowerCase()).toContain(said.toLowerCase())
  expect(named.letter.text).toContain('Anne,')
  for (const text of [subject, letter.title]) expect(text).not.toMatch(/aanvraag|demande|request|Anfrage/)
})

it.each<[Language, string]>([
  ['nl', 'Anne vulde dit formulier in op de website.'],
  ['fr', 'Anne a rempli ce formulaire sur le site.'],
  ['en', 'Anne filled in this form on the website.'],
  ['de', 'Anne hat dieses Formular auf der Website ausgefüllt.'],
])('the agency reads in %s which form was filled in, whatever it asks', async (language, said) => {
  expect(notificationLetter(await partsIn(language), '/admin').letter.text).toBe(said)
})

it.each<[Language, string, string]>([
  ['nl', 'een pand', 'een nieuwbouwproject'],
  ['fr', 'un bien', 'un projet neuf'],
  ['en', 'a property', 'a new-build project'],
  ['de', 'eine Immobilie', 'ein Neubauprojekt'],
])('a friend is shown in %s %s or %s', async (language, property, project) => {
  const of = async (kind: 'property' | 'project') => {
    const { subject } = await partsIn(language)
    const parts = await partsIn(language, { subject: subject && { ...subject, kind } })
    const nameless = friendLetter({ ...parts, request: { ...parts.request, name: '' } })
    return [friendLetter(parts), nameless].flatMap(({ subject, letter }) => [subject, letter.title, letter.text]).join(' | ').toLowerCase()
  }
  const [ofProperty, ofProject] = [await of('property'), await of('project')]
  expect(ofProperty).toContain(property.toLowerCase())
  expect(ofProject).toContain(project.toLowerCase())
  expect(ofProject).not.toMatch(/\bpand\b|\bbien\b|\bproperty\b|\bimmobilie\b/)
})

it('a friend gets none of the answers', async () => {
  const { letter } = friendLetter(await partsIn('en'))
  expect(letter.answers).toBeNull()
  expect(await plainLetter(letter)).not.toContain('Hi')
})
