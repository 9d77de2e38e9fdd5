import { LANGUAGES, type Localized } from '@/i18n/languages'
import {
  createLocalized,
  otherLanguages,
  fieldTexts,
  type SeedStep,
} from '@/cms/first-content/create-localized'
import { DEMO_AGENCIES, DEMO_TEAM } from './network/agencies'
import { DEMO_SETTINGS } from './network/settings'
import { TEAM_TEXTS } from './network/team-texts'
import { drawPortrait } from './pictures/draw'
import { encodedPicture, storePicture, type Picture } from './seed-media'
import type { SiteMap } from './site-map'
import { words } from '@/cms/first-content/words'
import { writeLocalized } from '@/cms/first-content/write-localized'

/** Which drawing suits whom, in the order of the team. */
const PORTRAITS = [8, 11, 15, 12, 4, 20, 10, 3]

const everywhere = (text: string): Localized<string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text]))

const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

/** The portraits of the team, in its order. Spec §3. */
export async function teamPortraits(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const [index, { name }] of DEMO_TEAM.entries()) {
    const picture = { name: fileNameOf(name), kind: 'portrait', alt: everywhere(name) } as const
    pictures.push(await encodedPicture(picture, drawPortrait(PORTRAITS[index] ?? index)))
  }
  return pictures
}

/** Writes the name, the languages and the texts of the site. Spec §3, "Settings". */
export async function seedSettings({ payload, transactionID }: SeedStep): Promise<void> {
  const { searchDescription2, searchPlaceholder, searchTitle, tagline, ...shared } = DEMO_SETTINGS
  const texts = { tagline, searchTitle, searchDescription2, searchPlaceholder }
  const slug = 'settings'
  await payload.updateGlobal({
    slug,
    locale: 'fr',
    data: {
      ...shared,
      ...fieldTexts(texts, 'fr'),
      defaultLanguage: 'nl',
      languages: [...LANGUAGES],
    },
    req: { transactionID },
  })
  for (const locale of otherLanguages(texts)) {
    const inLanguage = fieldTexts(texts, locale)
    await payload.updateGlobal({ slug, locale, data: inLanguage, req: { transactionID } })
  }
  // Nobody goes back to half of them.
  await payload.db.deleteVersions({ globalSlug: slug, req: { transactionID }, where: {} })
}

/** Creates the agencies and their team, and gives the first agency's row. Spec §3. */
export async function seedNetwork(
  step: SeedStep,
  portraits: Picture[],
  map: SiteMap,
): Promise<number> {
  const rows = new Map<number, number>()
  for (const agency of DEMO_AGENCIES) rows.set(agency.agencyId, await seedAgency(step, agency))
  for (const [sort, member] of DEMO_TEAM.entries()) {
    const { agencyId, function: role, ...data } = member
    const portrait = portraits[sort]
    const photo = portrait && (await storePicture(step, portrait))
    const text = map.text(TEAM_TEXTS[member.name] ?? {})
    const own = { ...data, sort, photo, agency: rows.get(agencyId) }
    await writeLocalized(step, 'team-members', { ...own, function: words(role), text })
  }
  const [first] = rows.values()
  if (first === undefined) throw new Error('The demo has no agency')
  return first
}

function seedAgency(step: SeedStep, agency: (typeof DEMO_AGENCIES)[number]): Promise<number> {
  const { professionalTitle, recognitionCountry, supervisoryAuthority, codeOfConductUrl, ...data } =
    agency
  return createLocalized(step, 'agencies', {
    data,
    texts: { professionalTitle, recognitionCountry, supervisoryAuthority, codeOfConductUrl },
  })
}
