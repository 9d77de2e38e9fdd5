import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'
import { fieldsOf, type FormSituation } from '@/domain/forms/form-definition'
import { definitionOf } from '@/domain/forms/definitions'
import type { FieldProblem } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { problemsOf, schemaOf } from '@/domain/forms/schema'
import { afterPress } from './after-press'
import { controlsOf, showAsked, standingIn, typedIn, type TypedValues } from './form-controls'
import { openFormSession } from './form-session'
import { liveSteps } from './form-steps'
import { sender, type SentForm } from './send-form'
import { problemSigns } from './show-problems'
import { SLOT, slotRefresher } from './slot-refresher'

export interface LiveForm {
  /** Checks the form and sends it. Rejects where the browser had better send it itself. */
  send: () => Promise<void>
  /** Turns to the next step, where this one is right, or to the one before. */
  turn: (direction: 'next' | 'back') => void
}

/** Visits that were free this long ago are asked for anew when the form is touched. */
const SLOTS_STALE_MS = 60_000

/** The visit that was chosen is not free any more. */
const TAKEN: FieldProblem = { field: SLOT, message: 'full' }

/** Forms whose answers are kept; where making one live fails it is tried again. */
const kept = new WeakSet<HTMLFormElement>()

/**
 * Makes a form that stands on the page live: what is typed is checked when its field is left, kept for
 * the session, and sent in place. The page's own controls stay, so nothing that was typed is lost.
 */
export async function liveForm(element: HTMLFormElement, form: FormName, situation: FormSituation): Promise<LiveForm> {
  const definition = definitionOf(form)
  if (!definition) throw new Error(`No form ${form}`)
  const schema = schemaOf(definition, situation)
  const fields = fieldsOf(definition, situation)
  const names = fields.map(({ name }) => name)
  const session = openFormSession(form)
  session.restore(element, names)
  const keep = (): void => {
    session.save(typedIn(element, names))
    showAsked(element)
  }
  keep()
  // At once: whoever types does not wait for the task.
  if (!kept.has(element)) element.addEventListener('input', keep)
  kept.add(element)
  const problems = (): FieldProblem[] => {
    const result = schema.safeParse(typedIn(element, names))
    return result.success ? [] : problemsOf(result.error)
  }
  const sending = await sender(element.action, element)
  const signs = problemSigns(element, form, fields, sending.words)
  const resolver: Resolver<TypedValues> = () => {
    const found = problems()
    return found.length === 0 ? { values: typedIn(element, names), errors: {} } : { values: {}, errors: asErrors(found) }
  }
  const { clearErrors, handleSubmit, register, setError, subscribe } = createFormControl<TypedValues>({
    // Without them, a box that is ticked would tick all others of its field as they are registered.
    defaultValues: standingIn(element, names),
    resolver, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false,
  })
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => signs.mark(asProblems(errors)) })
  const follow = (name: string): void => {
    const { onBlur, onChange, ref } = register(name)
    const controls = controlsOf(element, name)
    const chosen = controls.filter((control) => 'checked' in control && control.checked)
    for (const control of controls) {
      ref(control)
      control.addEventListener('input', () => void onChange({ target: control, type: 'change' }))
      // Nobody left a control that was taken out of the page.
      control.addEventListener('blur', () => afterPress(() => control.isConnected && void onBlur({ target: control, type: 'blur' })))
    }
    // Meeting the second radio of a group, react-hook-form (7.92) clears what was chosen before it came.
    for (const control of chosen) (control as HTMLInputElement).checked = true
  }
  for (const name of names) follow(name)
  const freshSlots = slotRefresher(element, () => {
    follow(SLOT)
    showAsked(element)
  })
  // Known to the form too, which marks what it knows again whenever a field is left.
  const show = (wrong: readonly FieldProblem[]): void => {
    clearErrors()
    for (const [name, error] of Object.entries(asErrors(wrong))) setError(name, error)
    signs.show(wrong)
  }
  const steps = liveSteps(element, { problems, show })
  let isSending = false
  const refresh = async (): Promise<void> => {
    // Who is sending the form, or has sent it, may have booked it themselves.
    if (!(await freshSlots()) || isSending) return
    steps.open([TAKEN])
    signs.say({ kind: 'slotGone' })
  }
  if (performance.now() > SLOTS_STALE_MS) void refresh()
  const end = (sent: SentForm): void => {
    if (sent.kind === 'stored') {
      session.clear()
      window.location.assign(sent.href)
      return
    }
    if (sent.kind === 'challenge' || sent.kind === 'page') {
      element.submit()
      return
    }
    isSending = false
    signs.busy(false)
    if (sent.kind === 'invalid') {
      steps.open(sent.problems)
      signs.show(sent.problems)
    } else if (sent.kind === 'full') {
      steps.open([TAKEN])
      void freshSlots().then(() => signs.say(sent))
    } else signs.say(sent)
  }
  const sendNow = async (): Promise<void> => {
    isSending = true
    signs.busy(true)
    end(await sending.send(typedIn(element, names)))
  }
  // Whoever comes back from the thanks finds the page as it was left.
  window.addEventListener('pageshow', () => {
    isSending = false
    signs.busy(false)
  })
  return {
    turn: steps.turn,
    send: async () => {
      if (isSending || steps.turnsFirst()) return
      await handleSubmit(sendNow, () => {
        const found = problems()
        steps.open(found)
        signs.show(found)
      })()
    },
  }
}

const asErrors = (problems: readonly FieldProblem[]): Record<string, { type: string; message: string }> =>
  Object.fromEntries(problems.map((problem) => [problem.field, { type: problem.message, message: JSON.stringify(problem) }]))

const asProblems = (errors: FieldErrors<TypedValues>): FieldProblem[] =>
  Object.values(errors).flatMap((error) => (error?.message ? [JSON.parse(String(error.message)) as FieldProblem] : []))
