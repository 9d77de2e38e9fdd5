import { isWebAddress } from '@/lib/is-web-address'
import { adminMessage } from './labels'

/** Accepts a full http or https address, or nothing; anything else is refused in words. Spec §8. */
export const webAddress = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true =>
  !value || isWebAddress(value) || adminMessage('errors.webAddress', req.i18n.language)
