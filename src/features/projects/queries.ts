import 'server-only'
import { inTownOf } from '@/content/agency-town'
import { readAll, readPublic } from '@/content/read-documents'
import { breadcrumbOf } from '@/content/breadcrumb'
import type { Site } from '@/content/site'
import { textOf } from '@/content/text-of'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { cardView } from '@/domain/search/card'
import {
  PROJECT_FORMS,
  type ProjectCardView,
  type ProjectDetailView,
  type ProjectUnitView,
} from '@/domain/projects/views'
import { formHrefs } from '@/features/forms/form-links'
import { pickText } from '@/i18n/languages'
import { docIn, numberIn, type AllLocales } from '@/lib/documents'
import { nearestProjects } from '@/domain/projects/nearest'
import { byFloor } from '@/domain/projects/unit-order'
import { projectCard } from '@/domain/projects/project-card'
import { projectDetail } from '@/domain/projects/project-detail'
import { isOfWhole } from '@/domain/properties/price-note'
import type { Project } from '@/payload-types'

const SIMILAR = 3

/** The units of a project by its row: properties that point at it, lowest floor first. Spec §3. */
function unitsOf(site: Site, projectRow: number): CatalogueRow[] {
  return site.catalogue.unitsOf(projectRow).toSorted(byFloor)
}

function unitViews(site: Site, units: CatalogueRow[]): ProjectUnitView[] {
  return units.flatMap((row) => {
    const href = site.href(`property:${row.id}`)
    if (!href) return []
    const { id, type, bedrooms, livingArea, price } = cardView(
      row,
      site.catalogue,
      site.language,
      href,
    )
    const isWhole = price.kind === 'amount' && isOfWhole(row.goal, price.euro, ...Object.values(row.priceNote))
    const wholePrice = isWhole ? price.euro : null
    return [{ id, href, type, bedrooms, livingArea, price, wholePrice, floor: row.floor, status: row.status }]
  })
}

/** How many units are of which type, most first. Spec §3, "WebIDName". */
function unitTypes({ catalogue, language }: Site, units: CatalogueRow[]): ProjectDetailView['unitTypes'] {
  const counts = new Map<number, number>()
  for (const { typeId } of units) if (typeId !== null) counts.set(typeId, (counts.get(typeId) ?? 0) + 1)
  return [...counts]
    .flatMap(([id, count]) => {
      const name = pickText(catalogue.types.get(id)?.names ?? {}, language)
      return name ? [{ name, count }] : []
    })
    .sort((a, b) => b.count - a.count)
}

function cardOf(site: Site, doc: AllLocales<Project>): ProjectCardView | null {
  const href = site.href(`project:${numberIn(doc, 'listingId')}`)
  return href ? projectCard(doc, unitsOf(site, doc.id as number), site.language, href) : null
}

const everyProject = (): Promise<AllLocales<Project>[]> => readAll('projects', {}, 0, '-createdAt')

/** Every published project as a card, newest first. Spec §2. */
export async function projectCards(site: Site): Promise<ProjectCardView[]> {
  return (await everyProject()).flatMap((doc) => cardOf(site, doc) ?? [])
}

function cityOf(doc: AllLocales<Project>): number | null {
  const city = docIn(doc, 'city')
  return city && numberIn(city, 'id')
}

async function similarTo(site: Site, id: number): Promise<ProjectCardView[]> {
  const all = (await everyProject()).flatMap((other) => {
    const card = cardOf(site, other)
    return card ? [{ card, cityId: cityOf(other), ...card }] : []
  })
  const one = all.find((other) => other.id === id)
  if (!one) return []
  const others = all.filter((other) => other.id !== id)
  return nearestProjects(one, others, site.catalogue.cities)
    .slice(0, SIMILAR)
    .map(({ card }) => card)
}

/**
 * The detail of a project by its public number, with the tags of what it shows; null where it is
 * not public. Spec §2, `/project/{id}/`.
 */
export async function projectView(site: Site, id: number): Promise<ProjectDetailView | null> {
  const doc = await readPublic('projects', id)
  const href = site.href(`project:${id}`)
  if (!doc || !href) return null
  return { ...(await detailOf(site, doc, href)), similar: await similarTo(site, id) }
}

/** A state of a project for the preview: without similar ones, because it need not be public. Spec §2, "preview". */
export async function projectPreview(site: Site, draft: AllLocales<Project>): Promise<ProjectDetailView> {
  return { ...(await detailOf(site, draft, '')), similar: [] }
}

async function detailOf(
  site: Site,
  doc: AllLocales<Project>,
  href: string,
): Promise<Omit<ProjectDetailView, 'similar'>> {
  const id = numberIn(doc, 'listingId') ?? 0
  const units = unitsOf(site, doc.id as number)
  return {
    ...projectDetail(
      { ...doc, agency: inTownOf(site, docIn(doc, 'agency')) },
      units,
      site.language,
      href,
      site.catalogue.cities.get(cityOf(doc) ?? 0),
    ),
    description: textOf(site, doc, 'description'),
    situation: textOf(site, doc, 'situation'),
    technical: textOf(site, doc, 'technical'),
    units: unitViews(site, units),
    unitTypes: unitTypes(site, units),
    breadcrumb: await breadcrumbOf(site, `project:${id}`),
    forms: await formHrefs(site, PROJECT_FORMS, { kind: 'project', id }),
  }
}
