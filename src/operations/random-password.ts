import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const SYMBOLS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** A random password of four groups of five, easy to read aloud: 98 bits. Spec §6. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join(''),
  ).join('-')
