/** Prints one figure as `name: value unit (goal)`. */
export const figure = (name: string, value: number | string, unit: string, goal: string): void => {
  const shown = typeof value === 'number' ? Number(value.toPrecision(4)) : value
  process.stdout.write(`${name}: ${shown} ${unit} (${goal})\n`)
}

/** The value below which a share of the values lies; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
