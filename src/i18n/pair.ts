/**
 * A label with its value on one line, `joined` as the language does (`Words.pair`); after the question mark of a
 * label comes no second sign.
 */
export const pairOf = (label: string, value: string, joined: (pair: { label: string; value: string }) => string): string =>
  label.endsWith('?') ? `${label} ${value}` : joined({ label, value })
