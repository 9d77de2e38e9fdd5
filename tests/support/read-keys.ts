import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { allFiles } from '../unit/architecture/source-files'

interface Read {
  file: string
  /** Texts in quotes, and names of what is taken out of an object. */
  names: ReadonlySet<string>
  /** Texts with gaps, such as `chip.${name}`. */
  gapped: readonly RegExp[]
}

const GENERATED = /^src\/payload-(types|schema)\.ts$|^src\/(i18n|cms\/migrations)\//
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What the sources say in quotes, file by file: every name of a message that code can ask for. */
export const readInSources = (): Read[] =>
  allFiles('src')
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file))
    .map((file) => {
      const names = new Set<string>()
      const gapped: RegExp[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node)) names.add(node.text)
        if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
        if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText())
        if (ts.isTemplateExpression(node)) {
          const said = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
          // One that says next to nothing of its own would stand for everything.
          if (/^[\w.:#!-]*[a-z]{3}[\w.:#!-]*$/i.test(said.join(''))) gapped.push(new RegExp(`^${said.map(escaped).join('([^.]+)')}$`))
        }
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
      return { file, names, gapped }
    })

/** Whether a file asks for a name: as it stands, or with gaps that known words (or a number) fill. */
export function asksFor({ names, gapped }: Read, name: string, isWord: (text: string) => boolean): boolean {
  if (names.has(name)) return true
  return gapped.some((pattern) => pattern.exec(name)?.slice(1).every((word) => isWord(word) || /^\d+$/.test(word)))
}
