import type { FieldHook, TextField } from 'payload'
import { env } from '@/lib/env'
import { isWebAddress } from '@/lib/is-web-address'
import { mendedWebAddress } from '@/lib/mended-link'
import { isAutosave } from '../saves/autosave'
import { adminMessage } from './labels'

/** Accepts a full http or https address, or nothing; anything else is refused in words. Spec §8. */
export const webAddress = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true =>
  !value || isWebAddress(value) || adminMessage('errors.webAddress', req.i18n.language)

/** On a save by hand gives an address that was typed or pasted what it lacks: `www.a.be` its https. */
const mend: FieldHook = ({ req, value }) =>
  typeof value === 'string' && !isAutosave(req) ? (mendedWebAddress(value, env().SITE_URL) ?? value) : (value as unknown)

/** What makes a field of text one for a full web address, which is mended where that can be. Spec §8. */
export const MENDED_WEB_ADDRESS = { validate: webAddress, hooks: { beforeValidate: [mend] } } satisfies Partial<TextField>
