import { folderGraph, folderOf, subjectOf, usesBetween, withGraph, type Module } from './folder-graph'

/** The text with the graphs of the folders of `src`, of the subjects of the domain and of those of the features. */
export function withGraphs(text: string, modules: readonly Module[]): string {
  const within = (folder: string) => (file: string) => (folderOf(file) === folder ? subjectOf(file) : null)
  const graphs = { src: folderOf, domain: within('domain'), features: within('features') }
  return Object.entries(graphs).reduce(
    (before, [name, nodeOf]) => withGraph(before, name, folderGraph(usesBetween(modules, nodeOf))),
    text,
  )
}
