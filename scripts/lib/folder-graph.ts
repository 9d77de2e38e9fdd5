export interface Module {
  source: string
  dependencies: readonly { resolved: string }[]
}

/** Which folders or subjects use which: the names of those that each imports from, itself left out. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

const WITH_SUBJECTS: readonly string[] = ['domain', 'features']

/** The folder of `src` that a file stands in; null for what stands elsewhere. */
export function folderOf(file: string): string | null {
  const [root, folder, inner] = file.split('/')
  return root === 'src' && folder && inner !== undefined ? folder : null
}

/**
 * The subject of a file in `domain` or `features`, as `domain/search`; the folder of one that has no
 * subject; null for what stands outside `src`.
 */
export function subjectOf(file: string): string | null {
  const folder = folderOf(file)
  const [, , subject, inner] = file.split('/')
  const hasSubject = folder !== null && WITH_SUBJECTS.includes(folder) && inner !== undefined
  return hasSubject ? `${folder}/${subject}` : folder
}

/** Which use which, where `nodeOf` names the folder or the subject of a file; null leaves it out. */
export function usesBetween(
  modules: readonly Module[],
  nodeOf: (file: string) => string | null,
): Uses {
  const uses = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source)
    if (!from) continue
    const used = uses.get(from) ?? new Set()
    uses.set(from, used)
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved)
      if (to && to !== from) used.add(to)
    }
  }
  return uses
}

/** Everything that a folder reaches, directly or over others. */
function reachOf(uses: Uses, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(uses.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(uses.get(next) ?? []))
  }
  return reached
}

/**
 * A Mermaid diagram of who uses whom, in alphabetical order. A use that follows from two others
 * (a over b to c) is left out, so that the picture shows the layers.
 */
export function folderGraph(uses: Uses): string {
  const edges = [...uses].flatMap(([from, used]) =>
    [...used]
      .filter((to) => ![...used].some((other) => other !== to && reachOf(uses, other).has(to)))
      .map((to) => `  ${node(from)} --> ${node(to)}`),
  )
  return ['```mermaid', 'flowchart TD', ...edges.sort(), '```'].join('\n')
}

const node = (folder: string): string => `${folder.replaceAll(/\W/g, '_')}["${folder}"]`

/** The text with a diagram between the marks of its name; a text without them throws. */
export function withGraph(text: string, name: string, graph: string): string {
  const marked = new RegExp(`<!-- graph ${name} -->[^]*?<!-- /graph -->`)
  if (!marked.test(text)) throw new Error(`The marks <!-- graph ${name} --> … are missing`)
  return text.replace(marked, () => `<!-- graph ${name} -->\n${graph}\n<!-- /graph -->`)
}
