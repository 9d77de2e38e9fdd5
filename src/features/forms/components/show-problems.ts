import { createTranslator } from 'next-intl'
import { fieldLabel, type LabelWords } from '@/domain/forms/field-label'
import type { FieldProblem, FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import type { Language } from '@/i18n/languages'
import type nl from '@/i18n/messages/nl.json'
import { pairOf } from '@/i18n/pair'
import { controlsOf } from './form-controls'
import type { SentForm } from './send-form'

/** Messages of `Forms.errors`, the labels of `Forms` and `Words.pair`, which come with the first touch of a form. */
export interface LiveWords extends LabelWords {
  language: Language
  errors: (typeof nl)['Forms']['errors']
  pair: string
}

interface ProblemSigns {
  /** Marks fields that are wrong, and no others. */
  mark: (problems: readonly FieldProblem[]) => void
  /** Marks them, names them above the form, and goes there; takes all of it away for none. */
  show: (problems: readonly FieldProblem[]) => void
  /** Says what became of a form that was not stored, or that the visit chosen in it is not free any more. */
  say: (said: SentForm | { kind: 'slotGone' }) => void
  busy: (isBusy: boolean) => void
}

/** Says in the page's own places what is wrong with a form. Spec §5; §8. */
export function problemSigns(
  element: HTMLFormElement,
  form: FormName,
  fields: readonly FormField[],
  words: LiveWords,
): ProblemSigns {
  const summary = element.querySelector<HTMLElement>('[data-form-summary]')
  const list = summary?.querySelector('ul')
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]')
  const label = button?.querySelector('[data-button-text]')
  const idle = label?.textContent ?? ''
  const { errors, pair } = words
  const t = createTranslator({ locale: words.language, messages: { errors, pair } })
  const textOf = ({ message, values }: FieldProblem): string => {
    // Schemas name their messages as data; `has` asks at run time what the compiler cannot know.
    const key = `errors.${message}` as never
    return t.has(key) ? t(key, values as never) : t('errors.invalid.any')
  }

  const lineFor = (problem: FieldProblem): HTMLLIElement => {
    const value = textOf(problem)
    const field = fields.find(({ name }) => name === problem.field)
    if (!field) return lineOf(value, null)
    return lineOf(pairOf(fieldLabel(field, words, words.language), value, (pair) => t('pair', pair)), `${form}-${field.name}`)
  }

  const mark = (problems: readonly FieldProblem[]): void => {
    for (const { name } of fields) {
      const problem = problems.find(({ field }) => field === name)
      const field = element.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
      const error = field?.querySelector<HTMLElement>('[data-error]')
      const text = error?.querySelector('[data-error-text]')
      field?.toggleAttribute('data-wrong', problem !== undefined)
      if (error) error.hidden = !problem
      if (text) text.textContent = problem ? textOf(problem) : ''
      for (const control of controlsOf(element, name)) {
        if (problem) control.setAttribute('aria-invalid', 'true')
        else control.removeAttribute('aria-invalid')
      }
    }
  }

  const open = (message: string | null, problems: readonly FieldProblem[], text?: string): void => {
    if (!summary || !list) return
    for (const one of summary.querySelectorAll<HTMLElement>('[data-message]')) {
      one.hidden = one.dataset.message !== message
      if (!one.hidden && text) one.textContent = text
    }
    list.replaceChildren(...problems.map(lineFor))
    summary.hidden = message === null
    if (message !== null) summary.focus()
  }

  return {
    mark,
    show: (problems) => {
      mark(problems)
      open(problems.length > 0 ? 'notSent' : null, problems)
    },
    say: (said) => open(said.kind, [], 'text' in said ? said.text : undefined),
    busy: (isBusy) => {
      if (!button || !label) return
      button.setAttribute('aria-disabled', String(isBusy))
      label.textContent = isBusy ? (button.dataset.sending ?? idle) : idle
    },
  }
}

/** A line of the summary; it leads to the control with an id, where it is about one. */
function lineOf(text: string, id: string | null): HTMLLIElement {
  const line = document.createElement('li')
  if (id === null) {
    line.textContent = text
    return line
  }
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = text
  link.addEventListener('click', (event) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  })
  line.append(link)
  return line
}
