/** What could not stay in a text, for the person who pasted it. */
export interface LeftOut {
  /** Links that lead nowhere from a website: the words that stayed, and where they led. */
  links: { words: string; address: string }[]
  /** How many pictures are only known by an address elsewhere. */
  pictures: number
  /** How many pictures stand after the text, as files to be added to the library. */
  picturesAfter: number
  /** How many videos, maps and the like. */
  embedded: number
}

export const NOTHING_LEFT_OUT: LeftOut = { links: [], pictures: 0, picturesAfter: 0, embedded: 0 }

/** Both together. */
export const withMore = (before: LeftOut, more: Partial<LeftOut>): LeftOut => ({
  links: [...before.links, ...(more.links ?? [])],
  pictures: before.pictures + (more.pictures ?? 0),
  picturesAfter: before.picturesAfter + (more.picturesAfter ?? 0),
  embedded: before.embedded + (more.embedded ?? 0),
})

/** Whether there is anything to say. */
export const isAnyLeftOut = ({ links, pictures, picturesAfter, embedded }: LeftOut): boolean =>
  links.length + pictures + picturesAfter + embedded > 0

/** Is told what could not stay. */
export type TellLeftOut = (more: Partial<LeftOut>) => void
