import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { globalNames } from './compile'
import { sourceFiles } from './source-files'

interface Declared {
  name: string
  file: string
}

function typesIn(file: string, text = readFileSync(file, 'utf8')): Declared[] {
  const declared: Declared[] = []
  const visit = (node: ts.Node): void => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if ((isType || ts.isClassDeclaration(node)) && node.name) {
      declared.push({ name: node.name.text, file })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return declared
}

function twice(declared: Declared[]): string[] {
  const files = new Map<string, string[]>()
  for (const { name, file } of declared) files.set(name, [...(files.get(name) ?? []), file])
  return [...files].flatMap(([name, own]) => (own.length > 1 ? [`${name}: ${own.join(', ')}`] : []))
}

const shadowing = (declared: Declared[], globals: ReadonlySet<string>): string[] =>
  declared.filter(({ name }) => globals.has(name)).map(({ name, file }) => `${name}: ${file}`)

const declared = sourceFiles().flatMap((file) => typesIn(file))
/** Called after their collections and globals, which may be a word of the browser: `Document`. */
const generated = typesIn('src/payload-types.ts')
const globals = globalNames()

describe('types', () => {
  it('are found', () => {
    expect(declared.length).toBeGreaterThan(300)
    expect(generated.map(({ name }) => name)).toContain('Property')
  })

  it('have a name of their own each', () => {
    expect(twice([...declared, ...generated])).toEqual([])
  })

  it('have no name of the language, the browser or Node', () => {
    expect(shadowing(declared, globals)).toEqual([])
  })

  it.each(['Request', 'Selection', 'Text', 'Map', 'Buffer'])('may not be called %s', (name) => {
    const own = typesIn('src/a.ts', `interface ${name} { a: 1 }`)
    expect(shadowing(own, globals)).toEqual([`${name}: src/a.ts`])
  })

  it('are classes too', () => {
    const own = typesIn('src/a.ts', 'export class Report {}')
    expect(shadowing(own, globals)).toEqual(['Report: src/a.ts'])
  })

  it('of one name are seen in two files, exported or not', () => {
    const own = [
      ...typesIn('src/a.ts', 'type Row = 1'),
      ...typesIn('src/b.ts', 'export interface Row {}'),
    ]
    expect(twice(own)).toEqual(['Row: src/a.ts, src/b.ts'])
  })
})
