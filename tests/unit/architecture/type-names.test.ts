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

/** Functions, components and constants that a file gives to others. */
function exportsIn(file: string, text = readFileSync(file, 'utf8')): Declared[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return statements.flatMap((node): Declared[] => {
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isFunctionDeclaration(node)) return node.name ? [{ name: node.name.text, file }] : []
    if (!ts.isVariableStatement(node)) return []
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [{ name: name.text, file }] : []))
  })
}

function filesByName(declared: Declared[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const { name, file } of declared) files.set(name, [...(files.get(name) ?? []), file])
  return files
}

const twice = (declared: Declared[]): string[] =>
  [...filesByName(declared)].flatMap(([name, own]) => (own.length > 1 ? [`${name}: ${own.join(', ')}`] : []))

const shadowing = (declared: Declared[], globals: ReadonlySet<string>): string[] =>
  declared.filter(({ name }) => globals.has(name)).map(({ name, file }) => `${name}: ${file}`)

const declared = sourceFiles().flatMap((file) => typesIn(file))
/** Called after their collections and globals, which may be a word of the browser: `Document`. */
const generated = typesIn('src/payload-types.ts')
const globals = globalNames()

/** What Next looks for in these files has the name that Next gives it. */
const NAMED_BY_NEXT = /\/(?:route|page|layout)\.tsx?$/
/** Of one name in two places that never meet: each is the plain word there, or a collection beside what is searched of it. */
const NAMED_ALIKE = ['BOUNDS', 'Icon', 'agencies', 'cities', 'heading', 'refused', 'rows', 'words']
const values = sourceFiles().filter((file) => !NAMED_BY_NEXT.test(file)).flatMap((file) => exportsIn(file))

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

describe('exported values', () => {
  it('are found', () => {
    expect(values.length).toBeGreaterThan(2000)
  })

  it('have a name of their own each', () => {
    expect(twice(values.filter(({ name }) => !NAMED_ALIKE.includes(name)))).toEqual([])
  })

  it.each(NAMED_ALIKE)('%s still stands in two places', (name) => {
    expect(filesByName(values).get(name)?.length).toBeGreaterThan(1)
  })

  it('of one name are seen in two files, whichever way they are written', () => {
    const own = [
      ...exportsIn('src/a.ts', 'export const read = 1'),
      ...exportsIn('src/b.ts', 'export function read() {}'),
      ...exportsIn('src/c.ts', 'const read = 1'),
    ]
    expect(twice(own)).toEqual(['read: src/a.ts, src/b.ts'])
  })
})
