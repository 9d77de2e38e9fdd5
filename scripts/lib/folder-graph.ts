export interface Module {
  source: string
  dependencies: readonly { resolved: string }[]
}

/** Which folders use which: the names of those that each folder imports from, itself left out. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

const ROOMS_WITH_SUBJECTS: readonly string[] = ['domain', 'features']

/** The room of a file, the first folder below `src`; null for what stands elsewhere. */
export function roomOf(file: string): string | null {
  const [root, room, inner] = file.split('/')
  return root === 'src' && room && inner !== undefined ? room : null
}

/**
 * The subject of a file in `domain` or `features`, as `domain/search`; the room of one that has no
 * subject; null for what stands outside `src`.
 */
export function subjectOf(file: string): string | null {
  const room = roomOf(file)
  const [, , subject, inner] = file.split('/')
  const hasSubject = room !== null && ROOMS_WITH_SUBJECTS.includes(room) && inner !== undefined
  return hasSubject ? `${room}/${subject}` : room
}

/** Which folders use which, where `folderOf` names the folder of a file. */
export function usesBetween(
  modules: readonly Module[],
  folderOf: (file: string) => string | null,
): Uses {
  const uses = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = folderOf(source)
    if (!from) continue
    const used = uses.get(from) ?? new Set()
    uses.set(from, used)
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved)
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
 * (a over b to c) is left out, so that the picture shows the floors.
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
