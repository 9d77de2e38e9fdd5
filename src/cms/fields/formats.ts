import { isColour } from '@/lib/contrast'
import { EXAMPLE_IDS, isTagId, type ServiceTag } from '@/domain/consent/tags'
import { parseVideoLink } from '@/lib/video-link'
import { adminMessage } from './labels'

const CLASS_NAMES = /^[a-zA-Z_][\w-]*( [a-zA-Z_][\w-]*)*$/
const CAPTCHA_KEY = /^[\w.-]{4,200}$/

type FormatValue = string | null | undefined
interface FormatOptions {
  req: { i18n: { language: string } }
}

/** Accepts a colour as `#rrggbb`, or nothing. Spec §3, `colorBackground`. */
export const colour = (value: FormatValue, { req }: FormatOptions): string | true =>
  !value || isColour(value) || adminMessage('errors.colour', req.i18n.language)

/** Accepts names of classes, as HTML writes them, or nothing. Spec §3, `class` and `css`. */
export const classNames = (value: FormatValue, { req }: FormatOptions): string | true =>
  !value || CLASS_NAMES.test(value) || adminMessage('errors.classNames', req.i18n.language)

/** Accepts the id that a service for statistics or advertising gives, or nothing. Spec §3, "Settings". */
export const tagId =
  (name: ServiceTag) =>
  (value: FormatValue, { req }: FormatOptions): string | true =>
    !value || isTagId(name, value) || adminMessage('errors.trackingId', req.i18n.language, { example: EXAMPLE_IDS[name] })

/** Accepts a key that a captcha provider gave, or nothing. Spec §7, "Third parties". */
export const captchaKey = (value: FormatValue, { req }: FormatOptions): string | true =>
  !value || CAPTCHA_KEY.test(value) || adminMessage('errors.captchaKey', req.i18n.language)

/** Accepts the address of a video or tour that the site can play, or nothing. Spec §5. */
export const videoAddress = (value: FormatValue, { req }: FormatOptions): string | true =>
  !value || parseVideoLink(value) !== null || adminMessage('errors.videoAddress', req.i18n.language)

/** The same of several; the first one that cannot be played is named. Spec §5. */
export function videoAddresses(values: string[] | null | undefined, options: FormatOptions): string | true {
  const wrong = values?.find((value) => videoAddress(value, options) !== true)
  return wrong === undefined || `${wrong}: ${String(videoAddress(wrong, options))}`
}
