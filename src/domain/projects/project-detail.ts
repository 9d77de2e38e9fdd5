import { agencyView } from '@/domain/agencies/agency-view'
import type { CatalogueCity, CatalogueRow } from '@/domain/search/catalogue-row'
import { coordinatesOf } from '@/domain/properties/detail-place'
import { pictureIn, picturesIn, type PictureView } from '@/domain/media/picture'
import { projectCard } from './project-card'
import { projectReference } from './reference'
import type { ProjectDetailView } from './views'
import { isLanguage, pickText, type Language, type TextView } from '@/i18n/languages'
import { docIn, docsIn, textIn, textsIn, type AllLocales, type FieldOf } from '@/lib/documents'
import { ownLanguages } from '@/routes/indexed'
import type { Project } from '@/payload-types'

/** What the page adds from the route table and the catalogue. */
type AddedByPage = 'units' | 'unitTypes' | 'breadcrumb' | 'similar' | 'forms' | 'description' | 'situation' | 'technical'

/**
 * A project, read in every language, as its page shows it in one. `town` is where its town stands: visitors
 * do not read that of a stored town. Spec §3, "Project".
 */
export function projectDetail(
  doc: AllLocales<Project>,
  units: readonly CatalogueRow[],
  language: Language,
  href: string,
  town: CatalogueCity | undefined,
): Omit<ProjectDetailView, AddedByPage> {
  const agency = docIn(doc, 'agency')
  const text = (name: FieldOf<typeof doc>): TextView | null =>
    pickText(textsIn(doc, name), language)
  const street = doc.publishAddress === true ? text('street') : null
  const box = textIn(doc, 'boxNr')
  const number = [textIn(doc, 'houseNumber'), box && `/ ${box}`].filter(Boolean).join(' ')
  const card = projectCard(doc, units, language, href)
  return {
    ...card,
    reference: projectReference(doc) ?? card.id,
    address: street && {
      text: [street.text, number].filter(Boolean).join(' '),
      lang: street.lang,
    },
    pictures: galleryOf(doc, language),
    constructions: docsIn(doc, 'constructions').flatMap((one) => {
      const name = pickText(textsIn(one, 'name'), language)?.text ?? ''
      return name === '' ? [] : [{ name, delivery: textIn(one, 'delivery') }]
    }),
    documents: docsIn(doc, 'documents').flatMap((one) => {
      const name = textIn(one, 'name')
      return name === '' ? [] : [{ name, language: isLanguage(one.language) ? one.language : null }]
    }),
    place: placeOf(doc, town),
    agency: agency && agencyView(agency, language),
    ownLanguages: ownLanguages('project', doc),
  }
}

/** At its own coordinates only where its address is public. */
function placeOf(doc: AllLocales<Project>, town: CatalogueCity | undefined): ProjectDetailView['place'] {
  const own = doc.publishAddress === true ? coordinatesOf(doc) : null
  if (own) return { ...own, isExact: true }
  const { latitude = null, longitude = null } = town ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude, isExact: false }
}

/** Some feeds name only the picture for cards. */
function galleryOf(doc: AllLocales<Project>, language: Language): PictureView[] {
  const pictures = picturesIn(doc, 'pictures', language)
  const card = pictureIn(doc.cardPicture, language)
  return pictures.length === 0 && card ? [card] : pictures
}
