import type { Language } from './languages'
import type nl from './messages/nl.json'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof nl
  }
}
