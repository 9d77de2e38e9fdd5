/**
 * The row of a table, or the public number of a listing, that an address, a parameter, a form or typed words name, such
 * as `4711`. Nothing, anything but its digits, a zero before them and more of them than nine give null: they name none,
 * and no database is asked for them.
 */
export const parseId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
