import { folderGraph, roomOf, subjectOf, usesBetween, withGraph, type Module } from './folder-graph'

/** The text with the graphs of the rooms, of the subjects of the domain and of those of the features. */
export function withGraphs(text: string, modules: readonly Module[]): string {
  const within = (room: string) => (file: string) => (roomOf(file) === room ? subjectOf(file) : null)
  const folders = { src: roomOf, domain: within('domain'), features: within('features') }
  return Object.entries(folders).reduce(
    (before, [name, folderOf]) => withGraph(before, name, folderGraph(usesBetween(modules, folderOf))),
    text,
  )
}
