import type { Language } from '@/i18n/languages'

type Root = 'sale' | 'rent' | 'projects'

/** The first part of every listing's path. Spec §2, "Routes". */
export const ROOT_SEGMENTS: Record<Root, Record<Language, string>> = {
  sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  projects: { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' },
}

/** The breadcrumb's words for those parts. Spec, Belgian rules, "Wording". */
export const ROOT_NAMES: Record<Root, Record<Language, string>> = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  projects: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
}

/** The first part of a person's path where no page stands there. Spec §2, `/team/{member}/`. */
export const TEAM_NAMES: Record<Language, string> = {
  nl: 'Team',
  fr: 'Équipe',
  en: 'Team',
  de: 'Team',
}
