import { getLocale } from 'next-intl/server'
import { siteIn } from '@/content/site'
import { isLanguage } from '@/i18n/languages'
import { Screen } from '../screens/Screen'

/** For a draft that does not exist, or that whoever asks may not see: the same answer to both. */
export default async function PreviewNotFound() {
  const locale = await getLocale()
  const site = siteIn(isLanguage(locale) ? locale : 'nl')
  return <Screen found={{ kind: 'unknown', site, target: null, listing: null }} />
}
