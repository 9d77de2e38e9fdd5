// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerForm } from '@/admin/leads/AnswerForm'
import { savingWords } from '@/admin/saving/words'

const form = vi.hoisted(() => ({ isModified: false }))
const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), warning: vi.fn() }))

vi.mock('@payloadcms/ui', () => ({ toast, useFormModified: () => form.isModified }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
vi.mock('@/admin/saving/KeptNote', () => ({ KeptNote: () => null }))
vi.mock('@/admin/saving/TypingGuard', () => ({ TypingGuard: () => null }))
vi.mock('@/admin/saving/use-typed-text', () => ({
  useTypedText: (_: string, first: object) => ({ typed: { base: first, mine: first }, keptAt: null, drop: vi.fn(), put: vi.fn(), write: vi.fn() }),
}))

const SAVE_FIRST = 'Save first'
const labels = { subject: 'Subject', text: 'Text', send: 'Send', sending: 'Sending', failed: 'Failed', saveFirst: SAVE_FIRST, meanwhile: 'Meanwhile' }
const given = { address: '/api/leads/1/answer', number: 1, last: null, draft: { subject: 'Visit', text: 'Yes' }, limits: { subject: 100, text: 100 }, labels, words: savingWords('en') }

let root: Root
const draw = (isModified: boolean): Promise<void> => {
  form.isModified = isModified
  return act(async () => root.render(createElement(AnswerForm, given)))
}
const press = (): Promise<void> => act(async () => document.querySelector('button')!.click())
const said = () => document.querySelector('[role="alert"]')!.textContent
const answerWith = (status: number, body: object): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  vi.clearAllMocks()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('asks to save first only until that was done', async () => {
  await draw(true)
  await press()
  expect(said()).toBe(SAVE_FIRST)
  await draw(false)
  expect(said()).toBe('')
  // What is changed after that was not pressed for.
  await draw(true)
  expect(said()).toBe('')
})

it('says no more why an answer was refused where something is to be saved first', async () => {
  answerWith(422, { errors: [{ message: 'Too long' }] })
  await draw(false)
  await press()
  expect(said()).toBe('Too long')
  await draw(true)
  await press()
  expect(said()).toBe(SAVE_FIRST)
  await draw(false)
  expect(said()).toBe('')
})

it.each([
  [{ message: 'Queued', isKept: false }, 'success'],
  [{ message: 'Kept', isKept: true }, 'warning'],
] as const)('says %o as a %s', async (answer, kind) => {
  answerWith(200, answer)
  await draw(false)
  await press()
  const calls = Object.entries(toast).flatMap(([name, { mock }]) => mock.calls.map(([message]) => [name, message as string]))
  expect(calls).toEqual([[kind, answer.message]])
})
