// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveForm } from '@/features/forms/components/live-form'
import { sender } from '@/features/forms/components/send-form'
import nl from '@/i18n/messages/nl.json'

// The task is its own page's to solve.
vi.mock('@/features/forms/components/solve', () => ({ solve: async () => 'solved' }))

const showCaptcha = vi.hoisted(() => vi.fn())
// Its script is the provider's.
vi.mock('@/features/forms/components/external-captcha', () => ({ showCaptcha }))

const SITUATION = { region: null, goal: null, today: '2026-07-04' }
const OPENING = {
  challenge: {}, captcha: null, leastMs: 0,
  words: { language: 'nl', errors: nl.Forms.errors, labels: nl.Forms.labels, percentLabels: nl.Forms.percentLabels, pair: nl.Words.pair },
}

let form: HTMLFormElement
let opening: object
let answers: object[]
let sent: Record<string, unknown>[]

beforeEach(() => {
  document.body.innerHTML = `
    <form action="http://localhost/forms/sign-newsletter">
      <input name="email" value="anne@example.be"><input name="firstName" value="">
      <input name="_language" value="nl"><input name="_consent" value="read"><input name="_website" value="https://filled.example">
      <button type="submit"><span data-button-text>Verstuur</span></button>
    </form>`
  form = document.querySelector('form') as HTMLFormElement
  form.submit = vi.fn()
  opening = OPENING
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json(opening)
    sent.push(JSON.parse(body) as Record<string, unknown>)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const QUESTION = { kind: 'challenge' }

describe('a form that is sent in place', () => {
  const send = async () => (await sender(form.action, form)).send({ email: 'anne@example.be' })

  it('is sent once more with a new task, with what its page says beside the answers', async () => {
    answers = [QUESTION, { kind: 'stored', href: '/bedankt/' }]
    expect(await send()).toEqual({ kind: 'stored', href: '/bedankt/' })
    expect(sent).toMatchObject(Array(2).fill({ _consent: 'read', _website: 'https://filled.example', _challenge: 'solved' }))
  })

  it('is the browser’s to send where no task is enough: a page can ask what shows a person', async () => {
    answers = [QUESTION, QUESTION]
    expect(await send()).toEqual(QUESTION)
    expect(sent).toHaveLength(2)
  })

  it.each([{ kind: 'unknown' }, {}])('is not sent where %j is the answer', async (answer) => {
    answers = [answer]
    expect(await send()).toEqual({ kind: 'apiError' })
  })
})

describe('the box of a provider', () => {
  const reset = vi.fn()
  const withBox = async () => {
    document.querySelector('button')?.insertAdjacentHTML('beforebegin', '<div data-captcha><div data-captcha-box></div></div>')
    showCaptcha.mockResolvedValue({ token: () => 'token', reset })
    return (await sender(form.action, form)).send({ email: 'anne@example.be' })
  }
  beforeEach(() => {
    reset.mockClear()
    opening = { ...OPENING, captcha: { provider: 'hcaptcha', siteKey: 'site-key' } }
  })

  it.each<[string, object | Error, object, number]>([
    ['is asked anew where the answer got lost: what it gave may have been used', new TypeError('Network'), { kind: 'apiError' }, 1],
    ['is asked anew where the form was refused', { kind: 'failed', text: '' }, { kind: 'failed', text: '' }, 1],
    ['stays where the form is stored', { kind: 'stored', href: '/bedankt/' }, { kind: 'stored', href: '/bedankt/' }, 0],
  ])('%s', async (_, answer, outcome, times) => {
    answers = [answer]
    expect(await withBox()).toEqual(outcome)
    expect(sent).toMatchObject([{ _captcha: 'token' }])
    expect(reset).toHaveBeenCalledTimes(times)
  })

  it('is asked anew once for each time that the form is sent', async () => {
    answers = [QUESTION, new TypeError('Network')]
    expect(await withBox()).toEqual({ kind: 'apiError' })
    expect(reset).toHaveBeenCalledTimes(2)
  })
})

describe('a form on its page', () => {
  it.each([
    ['no task is enough', [QUESTION, QUESTION]],
    ['another text about privacy is to be read', [{ kind: 'page' }]],
  ])('is sent by the browser where %s', async (_, given) => {
    answers = given
    const live = await liveForm(form, 'sign-newsletter', SITUATION)
    await live.send()
    expect(form.submit).toHaveBeenCalledOnce()
    expect(form.querySelector('[aria-disabled="true"]')).not.toBeNull()
  })
})
