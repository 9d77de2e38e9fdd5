import { readdirSync, readFileSync } from 'node:fs'

/** Generated files are data, not code to be read. */
const DATA = [/^src\/app\/\(payload\)\//, /^src\/payload-(types|schema)\.ts$/]

/** The paths of all source files that people write and read. */
export const sourceFiles = (): string[] =>
  allFiles('src')
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !DATA.some((pattern) => pattern.test(file)))

/** The paths of all files below a folder. */
export const allFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)

/** The number of lines of a file, as an editor counts them. */
export const lineCount = (file: string): number =>
  readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').length
