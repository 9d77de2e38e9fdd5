import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { isLanguage } from './languages'

/** The messages of the language in the path; a missing one shows its key. Spec §8. */
export default getRequestConfig(async () => {
  const asked = await rootLocale()
  const locale = isLanguage(asked) ? asked : 'nl'
  const { default: messages } = (await import(`./messages/${locale}.json`)) as {
    default: Record<string, never>
  }
  return {
    locale,
    messages,
    timeZone: 'Europe/Brussels',
    onError: () => {},
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
