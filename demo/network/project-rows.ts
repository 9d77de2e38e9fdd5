import type { Subject } from '../pictures/subject'
import type { Facts } from './facts'
import { documentsOf } from './documents'
import { gallery, smallPicture } from './pictures'
import { PROJECTS, type ProjectPlan } from './project-plan'
import { PROJECT_WORDS } from './project-words'
import type { FeedRow } from './rows'
import { streetOf } from './streets'
import { projectSubject } from './subjects'
import { cityIn } from './towns'
import { COUNTRIES, TYPE_NAMES, WEB_IDS } from './types'
import { FEED_LANGUAGES, isProseLanguage } from './words'

const OTHER_STREET = 17

const rowsOfProject = (
  project: ProjectPlan,
  listings: readonly Facts[],
  pictureCount: (subject: Subject) => number,
): FeedRow[] => {
  const own = listings.filter((facts) => facts.project?.id === project.id)
  const prices = own.map(({ money }) => money.price)
  const webId = WEB_IDS[project.kind]
  const texts = PROJECT_WORDS[project.id]
  return FEED_LANGUAGES.map((language) => ({
    ID: project.id,
    Goal: project.goal === 'rent' ? 1 : 0,
    WebID: webId,
    ProjectWebID: project.id,
    AgencyID: project.town.agency,
    Name: project.name[language],
    language,
    City: cityIn(project.town, language),
    Zip: project.town.zip,
    CountryID: project.town.country,
    CountryName: COUNTRIES[project.town.country][language],
    WebIDName: `${own.length} ${TYPE_NAMES[webId]?.[language]}`,
    SmallPicture: smallPicture(project.id).Url,
    Pictures: gallery(project.id, pictureCount(projectSubject(project))),
    PriceMin: Math.min(...prices),
    PriceMax: Math.max(...prices),
    PublicAddress: true,
    Street: streetOf(project.town, OTHER_STREET)[language],
    HouseNumber: project.houseNumber,
    BoxNr: '',
    Latitude: own[0]?.latitude ?? null,
    Longitude: own[0]?.longitude ?? null,
    Delivery: project.delivery,
    Status: own.every(({ planned }) => planned.status === 'sold') ? 'sold out' : 'available',
    ...(isProseLanguage(language) && {
      Description: texts?.description[language],
      Situation: texts?.situation[language],
      TechnicalData: texts?.technical[language],
    }),
    Constructions: texts?.constructions.map(({ name, delivery }) => ({
      Name: name[language],
      Delivery: delivery,
    })),
    Documents: documentsOf(project.town.agency, project.goal === 'rent' ? ['plans', 'prices'] : ['specification', 'plans', 'prices']),
    Units: own.map(({ planned, building, money }) => ({
      ID: planned.id,
      Floor: building.floor,
      Price: money.price,
      Status: planned.status,
    })),
  }))
}

/**
 * The five projects as rows of the feed, one per language; prices in euro from the lowest to the
 * highest of their units. Spec §3, "Project".
 */
export const projectRows = (
  listings: readonly Facts[],
  pictureCount: (subject: Subject) => number,
): FeedRow[] => PROJECTS.flatMap((project) => rowsOfProject(project, listings, pictureCount))
