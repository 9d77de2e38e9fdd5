import 'server-only'
import { readAll, readGlobal } from '@/content/read-documents'
import type { Site } from '@/content/site'
import { PURPOSES, type ConsentTerms } from '@/domain/consent/choice'
import { isTagId, SERVICE_TAGS, type TagIds } from '@/domain/consent/tags'
import { CONSENT_TOGGLES, CONSENT_WORDS } from '@/domain/consent/words'
import type { ConsentView } from '@/domain/consent/views'
import { pickText, type Localized, type TextView } from '@/i18n/languages'
import { docIn, numberIn, textIn, textsIn } from '@/lib/documents'

const POLICY = '/Cookie-policy/'
const FIRST: ConsentTerms = { version: 1, days: 180 }

/** What every page says of consent: which version is asked, for how many days an answer holds, and the ids of the services. Spec §4, §9. */
export async function consentTerms(): Promise<ConsentTerms & { tags: TagIds }> {
  const [consent, settings] = await Promise.all([readGlobal('consent'), readGlobal('settings')])
  const ids = SERVICE_TAGS.map((name) => [name, textIn(settings, `${name}Id`)] as const)
  return {
    version: numberIn(consent, 'version') ?? FIRST.version,
    days: numberIn(consent, 'days') ?? FIRST.days,
    tags: Object.fromEntries(ids.filter(([name, id]) => isTagId(name, id))),
  }
}

/**
 * The words of the dialog in a language. A button or title that staff emptied everywhere has the word that a
 * site begins with: without it nobody could refuse. Spec §4, "Cookie consent".
 */
export async function consentView(site: Site): Promise<ConsentView> {
  const { language } = site
  const consent = await readGlobal('consent')
  const chosen = (texts: Localized<string>, first: Record<string, string>): TextView =>
    pickText(texts, language) ?? { text: first[language] ?? '', lang: language }
  const word = (name: keyof typeof CONSENT_WORDS): TextView => chosen(textsIn(consent, name), CONSENT_WORDS[name])
  const toggle = (name: (typeof PURPOSES)[number] | 'necessary') => {
    const own = docIn(consent, name)
    const first = CONSENT_TOGGLES[name].title as Record<string, string>
    return {
      name,
      title: chosen(own ? textsIn(own, 'title') : {}, first),
      description: own && pickText(textsIn(own, 'description'), language),
    }
  }
  return {
    title: word('title'),
    description: pickText(textsIn(consent, 'description'), language),
    agree: word('agree'), decline: word('decline'), change: word('change'),
    settingsTitle: word('settingsTitle'), alwaysOn: word('alwaysOn'),
    agreePartly: word('agreePartly'), agreeAll: word('agreeAll'),
    toggles: (['necessary', ...PURPOSES] as const).map(toggle),
    policy: await policyLink(site),
  }
}

async function policyLink(site: Site): Promise<ConsentView['policy']> {
  const [page] = await readAll('pages', { originalPath: { equals: POLICY } })
  const href = page && site.href(`page:${String(page.id)}`)
  const label = page && pickText(textsIn(page, 'title'), site.language)
  return href && label ? { href, label } : null
}
