import type { FieldProblem } from '@/domain/forms/fields'

interface StepsOf {
  problems: () => FieldProblem[]
  show: (problems: readonly FieldProblem[]) => void
}

interface LiveSteps {
  turn: (direction: 'next' | 'back') => void
  /** Opens the step of the first of these problems. */
  open: (problems: readonly FieldProblem[]) => void
  /** Whether a form that is sent only turns to the next step, and does so. */
  turnsFirst: () => boolean
}

/** Turns the steps of a form: forward only past fields that are right. Nothing for a form of one step. */
export function liveSteps(form: HTMLFormElement, { problems, show }: StepsOf): LiveSteps {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-form-step]')]
  const current = () => steps.findIndex((step) => 'current' in step.dataset)
  const holds = (step: HTMLElement | undefined, { field }: FieldProblem): boolean =>
    step?.querySelector(`[data-field="${CSS.escape(field)}"]`) != null
  const turnTo = (index: number): void => {
    if (index === current() || !steps[index]) return
    steps.forEach((step, at) => step.toggleAttribute('data-current', at === index))
    steps[index].querySelector<HTMLElement>('legend')?.focus()
  }
  const forward = (): void => {
    const index = current()
    const wrong = problems().filter((problem) => holds(steps[index], problem))
    if (wrong.length > 0) show(wrong)
    else {
      show([])
      turnTo(index + 1)
    }
  }
  return {
    turn: (direction) => (direction === 'next' ? forward() : turnTo(current() - 1)),
    open: (found) => {
      if (!('inSteps' in form.dataset)) return
      const index = steps.findIndex((step) => found.some((problem) => holds(step, problem)))
      if (index >= 0) turnTo(index)
    },
    turnsFirst: () => {
      if (!('inSteps' in form.dataset) || current() === steps.length - 1) return false
      forward()
      return true
    },
  }
}
