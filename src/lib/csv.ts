/** What begins so is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/

/** Excel reads UTF-8 only after this. */
export const CSV_START = '\uFEFF'

/**
 * A row for a spreadsheet as Belgium sets it up: cells between semicolons, quoted where they have to
 * be. A cell that would be a formula gets an apostrophe in front.
 */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
