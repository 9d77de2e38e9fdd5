const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|setcookies|modal-clicked)$/i

/** The address of a page, given by its path, for a mail: views that follow it are known to come from there. Decision 094. */
export function hrefInMail(path: string, siteUrl: string): string {
  const url = new URL(path, siteUrl)
  url.searchParams.set('utm_medium', 'email')
  return url.href
}

/** Whether a parameter of an address only says where a visitor came from: no page depends on it. */
export const isTracking = (name: string): boolean => TRACKING.test(name)
