import { isWebAddress } from './is-web-address'

/** What no name of a host holds, though an address may: whoever types it means more than one. */
const NO_NAME = /[^\p{L}\p{N}.:[\]_-]/u

/**
 * The host of a website, with its port unless it is that of the scheme, from its name or an address on it as somebody
 * typed or pasted it, in the form in which addresses are compared (`xn--…`). Null for what names none. Spec §7.
 */
export function typedHost(text: string): string | null {
  const typed = text.trim().replace(/^\/\//, '')
  const address = typed.includes('://') ? typed : `https://${typed}`
  if (!isWebAddress(address)) return null
  const { host, username } = new URL(address)
  return username !== '' || NO_NAME.test(host) ? null : host
}
