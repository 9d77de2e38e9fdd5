import type { LetterView } from '../letter-view'

/** A mail as HTML. What renders it is loaded with the first mail. */
export async function renderLetter(letter: LetterView): Promise<string> {
  const [{ render }, { LetterDocument }] = await Promise.all([
    import('@react-email/render'),
    import('./LetterDocument'),
  ])
  return render(<LetterDocument letter={letter} />)
}
