import { writtenTown } from '@/domain/properties/town-name'
import { textIn, type AllLocales } from '@/lib/documents'
import type { Agency } from '@/payload-types'
import type { Site } from './site'

/** An agency with its town as the language of the site calls it; staff write it in one language. */
export const inTownOf = <D extends AllLocales<Agency> | null>({ catalogue, language }: Pick<Site, 'catalogue' | 'language'>, doc: D): D =>
  doc && { ...doc, city: writtenTown(textIn(doc, 'city'), textIn(doc, 'zip'), catalogue.cities.values(), language) }
