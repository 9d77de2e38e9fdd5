import type { AllLocales } from '@/lib/documents'
import type { Page } from '@/payload-types'

type PageModule = NonNullable<Page['modules']>[number]

/** A module of a page as it is stored, read in every language: of one kind, or of any. */
export type StoredModule<Kind extends PageModule['blockType'] = PageModule['blockType']> =
  AllLocales<Extract<PageModule, { blockType: Kind }>>
