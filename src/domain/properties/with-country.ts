import type { Speech } from '@/i18n/translator'

/** A town with its country behind it where that is not the site's own: "Esch (Luxembourg)". Spec §3, "CountryName". */
export const withCountry = (town: string, isInLuxembourg: boolean, t: Speech['t']): string =>
  isInLuxembourg ? `${town} (${t('Codes.countryId.50')})` : town
