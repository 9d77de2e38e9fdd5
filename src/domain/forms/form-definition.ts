import type { Language } from '@/i18n/languages'
import type { Goal } from '../properties/goal'
import type { Region } from '../properties/region'
import type { Answers, FieldProblem, FormField, FormStep } from './fields'
import type { FormName, SubjectKind } from './forms'

/** What the fields of a form may depend on: what it is about, and the day in Belgium (ISO). */
export interface FormSituation {
  region: Region | null
  goal: Goal | null
  /** ISO day, Europe/Brussels. */
  today: string
  /** The language of the page, in which an amount is written out as an example. */
  language?: Language
  /** How many months' rent the deposit of a home is there, by the dated rates; without it no number is named. */
  depositMonths?: number | null
  /** The usual advance on a purchase there in percent, by the dated rates; without it no number is named. */
  advancePercent?: number | null
  /** Whether visits can be booked there: its agency set when it shows properties. */
  hasSlots?: boolean
  /** The documents of a property or project, by the names in the language of the page. */
  documents?: readonly string[]
}

/** A form: what it may be about, what it asks step by step, and what must hold between its answers. */
export interface FormDefinition {
  form: FormName
  /** What it may be about; without any it is about the network as a whole. */
  subjects: readonly SubjectKind[]
  /** Whether it means nothing without something to be about. */
  needsSubject?: true
  /** The goal of the only listings that it may be about; without one, of any. */
  goal?: Goal
  steps: (situation: FormSituation) => readonly FormStep[]
  /** What is wrong between answers that are each right. */
  check?: (answers: Answers, situation: FormSituation) => FieldProblem[]
}

/** Whether a form may be about what has a goal; null is the goal of what is neither for sale nor to let, as an agency. */
export const suitsGoal = (definition: FormDefinition, goal: Goal | null): boolean =>
  definition.goal === undefined || goal === null || goal === definition.goal

/** Every field that a form asks in a situation, in order. */
export const fieldsOf = (definition: FormDefinition, situation: FormSituation): readonly FormField[] =>
  definition.steps(situation).flatMap(({ fields }) => fields)
