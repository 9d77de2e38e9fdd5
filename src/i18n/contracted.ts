/**
 * A text with a French "à" contracted with the article of the town behind it: "au Coq" for "à Le Coq",
 * "aux Bons Villers" for "à Les Bons Villers", "à La Louvière" as it is. No other language has "à Le".
 */
export const contracted = (text: string): string =>
  text.replace(/(^|\s)à Le(s?) /g, (_, before: string, many: string) => `${before}au${many && 'x'} `)
