// @ts-check

/** Stricter, and the maps and players of others would not know who asks: they refuse that. */
const REFERRER = 'strict-origin-when-cross-origin'
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
const YEAR_S = 31_536_000

/**
 * The security headers of every answer, also of those that are given before the site has started. A browser
 * takes the headers of what it keeps from an answer that only says that it is still so: that has no more.
 * @param {boolean} isSecure whether visitors come by https
 * @returns {Record<string, string>}
 */
export const baseHeaders = (isSecure = /^\s*https:/i.test(process.env.SITE_URL ?? '')) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': REFERRER,
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(isSecure && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
})
