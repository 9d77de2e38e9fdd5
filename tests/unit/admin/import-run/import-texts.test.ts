import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { IMPORT_TEXTS } from '@/admin/import-run/import-texts'
import { translated } from '@/admin/import-run/translated'
import { allFiles } from '../../architecture/source-files'

const ENGLISH = Object.values(IMPORT_TEXTS).flatMap((texts) => texts.map(([english]): string => english))

const FILES = [...allFiles('src/import').filter((file) => file.endsWith('.ts')), 'src/cms/media/encode.ts']

/** A code of the feed, and what whoever runs an import reads where it stops before its end. */
const NOT_STORED = [
  'sold out',
  'It was silent for two minutes and has been replaced by another import',
  'The ID ', ' was given to a listing made in the admin or of another source after ',
  'the file was checked. Remove that listing, then import the file again.',
]

const isSql = (node: ts.Node): boolean => ts.isTaggedTemplateExpression(node) && /^(?:sql|raw)$/.test(node.tag.getText())

/** The words of a file, without those of queries, cut where a value stands and where two texts meet. */
function wordsOf(file: string): string[] {
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (isSql(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) words.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return words.flatMap((text) => text.split(/(?=\bleft out: )|(?<=\bleft out: )/)).filter((text) => /[a-z] [a-z]/i.test(text))
}

const isTold = (text: string): boolean =>
  ENGLISH.some((english) => english.includes(text)) || translated(`${text}1`, 'expected', 'nl') !== `${text}1`

it('every text that an import writes can be said in the language of the reader', () => {
  const words = FILES.flatMap(wordsOf).filter((text) => !NOT_STORED.includes(text))
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((text) => !isTold(text))).toEqual([])
})
