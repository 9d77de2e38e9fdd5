const MOST_STEPS = 6

/**
 * Round highest prices to choose from, in euro, from just above the cheapest to the dearest;
 * none where all cost the same.
 */
export function priceSteps(prices: readonly number[]): number[] {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length < 2 || most <= least) return []
  const step = roundUp((most - least) / MOST_STEPS)
  const steps: number[] = []
  const first = Math.ceil(least / step) * step
  for (let price = first; price < most + step; price += step) steps.push(price)
  return steps
}

/** The next of 1, 2, 5, 10, 20, 50 … above a number. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  return ([1, 2, 5, 10].find((digit) => digit * power >= number) ?? 10) * power
}
