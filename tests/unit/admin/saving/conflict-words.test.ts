import { describe, expect, it } from 'vitest'
import { wordsOfConflict } from '@/admin/saving/conflict-words'
import { savingWords } from '@/admin/saving/words'
import { LANGUAGES } from '@/i18n/languages'

const nl = savingWords('nl')
const said = (conflict: Parameters<typeof wordsOfConflict>[1]): string[] => {
  const { title, theirs, words: { allMine, allTheirs, mine } } = wordsOfConflict(nl, conflict)
  return [title, theirs, mine, allTheirs, allMine]
}

describe('a text that was saved meanwhile', () => {
  it('by somebody else is theirs', () => {
    expect(said({ kind: 'stale', by: 'Anna Peeters' })).toEqual([
      'Anna Peeters heeft dit intussen bewaard', 'Van Anna Peeters', 'Van mij', 'Alles van de ander', 'Alles van mij',
    ])
  })

  it('by an import is what is stored', () => {
    expect(said({ kind: 'stale', by: null }).slice(0, 3)).toEqual([nl.conflictBySystem, 'Nu bewaard', 'Van mij'])
    expect(said(null)).toEqual(said({ kind: 'stale', by: null }))
  })

  it('by the reader is that of another window', () => {
    expect(said({ kind: 'stale', by: 'Anna Peeters', isOwn: true })).toEqual([
      'Dit is intussen elders bewaard, onder uw naam', 'Zoals bewaard', 'Uit dit venster',
      'Alles zoals bewaard', 'Alles uit dit venster',
    ])
  })

  it.each(LANGUAGES)('has words of its own in %s where it is of the reader', (language) => {
    const { title, theirs, words } = wordsOfConflict(savingWords(language), { kind: 'stale', by: 'Anna', isOwn: true })
    const texts = [title, theirs, words.mine, words.allTheirs, words.allMine]
    expect(texts.filter((text) => text.includes('Anna') || text.startsWith('saving.'))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })
})
