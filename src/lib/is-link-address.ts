import { isWebAddress } from './is-web-address'

/** True for what may stand behind a link: http, https, mailto or tel. Spec §8. */
export const isLinkAddress = (value: unknown): value is string =>
  typeof value === 'string' && (isWebAddress(value) || /^(?:mailto|tel):\S+$/i.test(value.trim()))
