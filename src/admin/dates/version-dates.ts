/**
 * The moment (ISO) of a text such as `23 nov. 2026, 09:39`, which Payload wrote by the clock of this browser;
 * null for any other text. `months` are the twelve as it writes them.
 */
export function momentWritten(text: string, months: readonly string[]): string | null {
  const [, day, name, year, hours, minutes] = /^(\d{1,2}) (\S+) (\d{4}), (\d{2}):(\d{2})$/.exec(text) ?? []
  const month = name === undefined ? -1 : months.indexOf(name)
  if (month < 0) return null
  return new Date(Number(year), month, Number(day), Number(hours), Number(minutes)).toISOString()
}
