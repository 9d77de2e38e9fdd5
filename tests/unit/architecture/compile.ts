import path from 'node:path'
import ts from 'typescript'

/** Files as they stand on the disk: parsing them again would take most of the time. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * What the compiler says against some files of the project, each `TS2345` or so, once per place.
 * `replaced` holds files that it sees instead of those on the disk, or beside them.
 */
export function errorsIn(files: string[], replaced: Record<string, string>): string[] {
  const at = (file: string): string => path.resolve(file)
  const texts = new Map(Object.entries(replaced).map(([file, text]) => [at(file), text]))
  const { config } = ts.readConfigFile(at('tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, at('.'))
  const host = ts.createCompilerHost({ ...options, incremental: false })
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.getSourceFile = (file, language) => {
    const text = texts.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, language)
    const known = parsed.get(file) ?? getSourceFile(file, language)
    parsed.set(file, known)
    return known
  }
  const program = ts.createProgram(files.map(at), { ...options, incremental: false }, host)
  return files.flatMap((file) => {
    const source = program.getSourceFile(at(file))
    if (!source) throw new Error(`${file} is not there`)
    return program.getSemanticDiagnostics(source).map(({ code }) => `TS${code}`)
  })
}

/** Every name that the language, the browser and Node give to all files. */
export function globalNames(): Set<string> {
  const file = path.resolve('src/nothing.ts')
  const options = { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: ['node'] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, 'export {}', language) : getSourceFile(name, language)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  if (!source) throw new Error('There is nothing to look from')
  const kinds = ts.SymbolFlags.Type | ts.SymbolFlags.Value
  return new Set(program.getTypeChecker().getSymbolsInScope(source, kinds).map(({ name }) => name))
}
