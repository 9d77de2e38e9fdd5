const NO_BREAK_SPACE = '\u00A0'

/** Between a number and its unit; `m` may be squared or cubed, `are` is its own plural but in French. */
const BEFORE_UNIT = /(?<=\d) (?=(?:m[²³23]?|km|kWh|ares?|ha|€|%)(?![\p{L}\p{N}]))/giu

/** Between the thousands of a number, and behind the sign of an amount. */
const IN_AMOUNT = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=€) (?=\d)/g

/**
 * A text in which no line ends between a number and its unit: `64 m²`, `1,5 km`, `21 %`. For where it
 * is shown, not for what is stored. A text without any is given back as it is.
 */
export const unitsKept = (text: string): string => text.replace(BEFORE_UNIT, NO_BREAK_SPACE)

/** The same, in which no line ends within an amount either: `€ 300 000`. */
export const amountsKept = (text: string): string => unitsKept(text.replace(IN_AMOUNT, NO_BREAK_SPACE))
