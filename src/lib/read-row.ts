/**
 * The row of a table that an address, a parameter or a form names, such as `12`. Nothing, anything but its digits, and
 * more of them than nine give null: they name no row, and no database is asked for them.
 */
export const readRow = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
