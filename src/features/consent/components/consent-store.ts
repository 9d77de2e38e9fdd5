import { CAMPAIGN_KEY, DECLINED, readChoice, STORED_NAMES, storedEntries, type ConsentChoice, type StoredChoice } from '@/domain/consent/choice'
import { refusedCookies } from '@/domain/consent/tags'
import { campaignIn } from '@/domain/consent/told'

/** What the browser stores of the visitor's choice; null for nothing, `closed` where nothing may be stored. */
export function storedChoice(): StoredChoice | null | 'closed' {
  try {
    const { localStorage } = window
    return readChoice((name) => localStorage.getItem(name))
  } catch {
    return 'closed'
  }
}

/** Stores a choice, and removes the cookies that it no longer allows. */
export function storeChoice(stored: StoredChoice): void {
  removeCookies(stored.choice)
  try {
    for (const [name, value] of storedEntries(stored)) window.localStorage.setItem(name, value)
  } catch {
    // It holds for this page, and is asked again on the next.
  }
}

/** Clears what is stored of a choice, and what services stored because of it. */
export function forgetChoice(): void {
  removeCookies(DECLINED)
  try {
    for (const name of STORED_NAMES) window.localStorage.removeItem(name)
    window.sessionStorage.removeItem(CAMPAIGN_KEY)
  } catch {
    // Where nothing may be stored nothing is.
  }
}

/** The campaign that the visitor came by, which the session stores from now on; '' for none. */
export function sessionCampaign(): string {
  const named = campaignIn(new URL(window.location.href))
  try {
    if (named) window.sessionStorage.setItem(CAMPAIGN_KEY, named)
    return window.sessionStorage.getItem(CAMPAIGN_KEY) ?? ''
  } catch {
    return named
  }
}

/** A cookie is removed under the domain it was set for: that of the site, or one above it. */
function removeCookies(choice: ConsentChoice): void {
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)
  for (const name of refusedCookies(document.cookie, choice)) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
