import { slugify } from '@/lib/slug'

/**
 * An anchor for each question of an article: its words, with the article's number in front so that
 * several articles can share a page. The same words again, and words without a letter, get a
 * number. Spec §2, "Configured pages".
 */
export function anchorsOf(article: number, questions: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return questions.map((question) => {
    const slug = slugify(question) || 'q'
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    return `a${article}-${slug}${times > 1 ? `-${times}` : ''}`
  })
}
