import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const SPECIFICATION = 'docs/specification.md'

const BELGIUM = 'Belgian rules'
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm
const NAMES = String.raw`((?:[,;]? ?(?:"[^"]+"|${'`'}[^${'`'}]+${'`'}))*)`
const CITATION = new RegExp(String.raw`(?:§ ?(\d+)|(${BELGIUM}))${NAMES}`, 'g')
const NAME = /"([^"]+)"|`([^`]+)`/g

/** The comments of a source text, each on one line. */
export const commentsOf = (text: string): string[] =>
  (text.match(COMMENTS) ?? []).map((comment) => comment.replace(/\s*\n\s*\*?\s*/g, ' '))

/** The parts of a specification by number or name, with what a comment may cite in each. */
export function partsOf(specification: string): Map<string, Set<string>> {
  const [, ...parts] = specification.split(/^## /m)
  return new Map(
    parts.map((part) => {
      const [title = ''] = part.split('\n')
      const names = [...part.matchAll(/^### (.+)$|\*\*([^*]+)\*\*|`([^`]+)`/gm)]
      return [
        /^§(\d+)/.exec(title)?.[1] ?? title,
        new Set(names.map(([, heading, bold, code]) => heading ?? bold ?? code ?? '')),
      ]
    }),
  )
}

/** What the comments of a text cite that the specification does not have. */
export const unknownCitations = (text: string, parts: Map<string, Set<string>>): string[] =>
  commentsOf(text).flatMap((comment) =>
    [...comment.matchAll(CITATION)].flatMap(([, number, title, names = '']) => {
      const part = number ?? title ?? ''
      const known = parts.get(part)
      if (!known) return [part]
      const cited = [...names.matchAll(NAME)].map(([, quoted, code]) => quoted ?? code ?? '')
      return cited.filter((name) => !known.has(name)).map((name) => `${part}: ${name}`)
    }),
  )

const DECISIONS = 'docs/decisions'
const decisions = new Set(readdirSync(DECISIONS).map((file) => file.slice(0, 3)))
const isDocument = (file: string): boolean =>
  ['.', 'docs', DECISIONS].some((folder) => existsSync(path.join(folder, file)))

/** What a document cites that is not in the repository: documents, issues, decisions. */
export const foreignCitations = (text: string): string[] => [
  ...(text.match(/(?<![\w:/])[\w./-]+\.md\b/g) ?? []).filter((file) => !isDocument(file)),
  ...(text.match(/\bissues? #?\d+|\bthe brief\b|(?<![\w./])(?:\.\.\/)*shared\/[\w/]*/gi) ?? []),
  ...[...text.matchAll(/\bdecision (\d{3})/gi)]
    .map(([, number = '']) => number)
    .filter((number) => !decisions.has(number)),
]

const FOLDERS = 'bench|demo|docs|migrations|public|scripts|src|tests'
const IS_PATH = new RegExp(String.raw`^(?:${FOLDERS})/|^[^\s/*]\S*\.(?:css|json|md|mjs|tsx?)$`)

/** The files and folders that a document names between backticks or links to, from the root. */
export function pathsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  )
  return [...named.filter((code) => IS_PATH.test(code)), ...linked]
}
