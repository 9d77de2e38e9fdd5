import 'server-only'
import { readAll } from '@/content/content'
import type { Site } from '@/content/site'
import type { FormSituation } from '@/domain/forms/definition'
import type { Subject } from '@/domain/forms/envelope'
import { goalOf } from '@/domain/properties/goal'
import { regionOfZip } from '@/domain/properties/region'
import { today } from '@/lib/today'

/** What a form is about, as the site knows it. */
export interface KnownSubject extends Subject {
  /** Of the listing or the agency, in the database. */
  row: number
  agency: number | null
  situation: FormSituation
}

export const NO_SUBJECT: FormSituation = { region: null, goal: null, today: today() }
