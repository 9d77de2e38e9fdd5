interface Module {
  source: string
  dependencies: readonly { resolved: string }[]
}

const GRAPH = /<!-- graph -->[^]*<!-- \/graph -->/

/** The room a source file stands in: a feature for itself, else the first folder below `src`. */
function roomOf(file: string): string | null {
  const [root, room, inner, ...rest] = file.split('/')
  if (root !== 'src' || !room || inner === undefined) return null
  return room === 'features' && rest.length > 0 ? `features/${inner}` : room
}

/** A Mermaid diagram of the rooms and of who uses whom, in alphabetical order. */
export function folderGraph(modules: readonly Module[]): string {
  const edges = new Set<string>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (from && to && from !== to) edges.add(`  ${node(from)} --> ${node(to)}`)
    }
  }
  return ['```mermaid', 'flowchart TD', ...[...edges].sort(), '```'].join('\n')
}

const node = (room: string): string => `${room.replaceAll(/\W/g, '_')}["${room}"]`

/** The text with the diagram between its graph marks; a text without marks throws. */
export function withGraph(text: string, graph: string): string {
  if (!GRAPH.test(text)) throw new Error('The marks <!-- graph --> and <!-- /graph --> are missing')
  return text.replace(GRAPH, () => `<!-- graph -->\n${graph}\n<!-- /graph -->`)
}
