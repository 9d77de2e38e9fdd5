import 'server-only'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { cms } from '@/content/client'
import { formSettings } from '@/content/form-settings'
import { hrefInAnyLanguage, type Site } from '@/content/site'
import { slotDays } from '@/domain/appointments/moment-words'
import { definitionOf } from '@/domain/forms/definitions'
import { suitsGoal, type FormDefinition } from '@/domain/forms/form-definition'
import { PROVIDERS } from '@/domain/forms/captcha'
import type { FormAsked } from '@/domain/forms/asked'
import type { Subject } from '@/domain/forms/envelope'
import type { FormName, SubjectKind } from '@/domain/forms/forms'
import { spokenSteps } from '@/domain/forms/spoken-steps'
import type { FormView, ReturnLinkView } from '@/domain/forms/views'
import { wishOfSearch } from '@/domain/forms/wish-of-search'
import { pickText } from '@/i18n/languages'
import { textsIn } from '@/lib/documents'
import { chosenCaptcha } from './captcha'
import { consentOf } from './consent'
import { knownSubject, openSituation, subjectView, subjectVisits } from './subjects'

/** A form as its page shows it, empty or as it was sent; null where there is no such form. */
export async function formView(site: Site, form: FormName, asked: FormAsked): Promise<FormView | null> {
  const definition = definitionOf(form)
  const settings = await formSettings(form)
  if (!definition || !settings) return null
  const wanted = asked.posted?.envelope.subject ?? asked.subject
  const found = wanted && fits(definition, wanted.kind) ? await knownSubject(site, wanted) : null
  const known = found && suitsGoal(definition, found.situation.goal) ? found : null
  const subject = known && (await subjectView(site, known))
  const visits = form === 'contact-appointment' && known ? await subjectVisits(known) : null
  const situation = { ...(known?.situation ?? openSituation(site)), hasSlots: visits !== null }
  const captcha = await chosenCaptcha()
  const posted = asked.posted?.envelope.language === site.language ? asked.posted : null
  const isGone = form === 'contact-appointment' && known?.isGone === true
  const lost = !asked.posted && ((definition.needsSubject === true && !subject) || isGone)
  return {
    form, situation, subject, isOff: settings.enabled !== true,
    action: `/forms/${form}`,
    lists: lost ? listsFor(site, definition) : null,
    intro: pickText(textsIn(settings, 'intro'), site.language),
    consent: await consentOf(form, settings, site.language),
    privacyHref: hrefInAnyLanguage(site, '/Privacy/'),
    steps: spokenSteps(definition.steps(situation), site.language),
    captcha: captcha && PROVIDERS[captcha.provider].name,
    slots: slotDays((visits ?? []).map(({ start }) => start), site.language),
    posted,
    values: posted?.envelope.values ?? (form === 'demand-register' ? wishOfSearch(asked.wish) : {}),
  }
}

const fits = ({ subjects }: FormDefinition, kind: SubjectKind): boolean => subjects.includes(kind)

/** Where to choose what a form may be about. */
function listsFor({ hrefOfOriginal }: Site, definition: FormDefinition): NonNullable<FormView['lists']> {
  const goals = fits(definition, 'property') ? (['sale', 'rent'] as const).filter((goal) => suitsGoal(definition, goal)) : []
  const lists = goals.map((goal) => [goal, hrefOfOriginal(`/for-${goal}/`)])
  const projects = fits(definition, 'project') ? [['projects', hrefOfOriginal('/projects/')]] : []
  return Object.fromEntries([...lists, ...projects]) as NonNullable<FormView['lists']>
}

/** Where to go on from the thanks for a form: back to what it was about, and on to what is offered. */
export async function returnLinks(site: Site, subject: Subject | null): Promise<ReturnLinkView[]> {
  const about = subject && (await subjectView(site, subject))
  const back = about?.href ? [{ kind: 'back', href: about.href, text: about.title } as const] : []
  const lists = (['sale', 'rent'] as const).map((kind) => ({
    kind, text: null,
    href: site.hrefOfOriginal(`/for-${kind}/`),
  }))
  return [...back, ...lists, { kind: 'home', href: site.hrefOfOriginal('/'), text: null }]
}

/** The name of the agency that gets what somebody wrote to a person who is gone; null where nobody is missing. */
export async function agencyInstead(site: Site, subject: Subject | null): Promise<string | null> {
  const about = subject?.person ? await subjectView(site, subject) : null
  return about?.person?.name === null ? about.title.text : null
}

/** Whether a lead is stored with a key. */
export async function isLeadStored(key: string): Promise<boolean> {
  const payload = await cms()
  const table = tableOf(payload, 'leads')
  const found = await committedSql(payload).select({ id: table.id }).from(table).where(eq(table.key, key))
  return found.length > 0
}
