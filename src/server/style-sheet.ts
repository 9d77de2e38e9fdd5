import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

/** A rule with the classes that each of its selectors needs, or rules below a condition. */
type RulePart = { text: string; needs: readonly string[][] } | { condition: string; parts: readonly RulePart[] }

/** A style sheet as it was built, read once to be asked for what each page uses. */
export type BuiltSheet = readonly RulePart[]

/** What holds rules that apply to elements as other rules do. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer'])
const CLASS = /\.((?:[\w-]|\\.|[^\0-\x7f])+)/g
const INNERMOST = /\([^()]*\)/g
const RELATIVE = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g

/** Reads a style sheet that was sent from this address, below which its files are. */
export function readSheet(css: string, address: string): BuiltSheet {
  const root = parse(css)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      RELATIVE,
      (_, _quote: string, file: string) => `url(${new URL(file, `file://${address}`).pathname})`,
    )
  })
  return root.nodes.flatMap(partOf)
}

function partOf(node: ChildNode): RulePart[] {
  if (node.type === 'rule') return [{ text: textOf(node), needs: node.selectors.map(neededClasses) }]
  if (node.type !== 'atrule') return []
  if (!node.nodes || !CONDITIONS.has(node.name)) return [{ text: textOf(node), needs: [[]] }]
  return [{ condition: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }]
}

/** As it was; a string that would end the `<style>` that it is to stand in is escaped by postcss. */
const textOf = (node: Rule | AtRule): string =>
  `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`

/** What stands in brackets may say what must not be there, or one of several: it is not asked for. */
function neededClasses(selector: string): string[] {
  let plain = selector
  for (let inner = ''; inner !== plain; plain = plain.replace(INNERMOST, '')) inner = plain
  return [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''))
}

/** Whether every page uses a style sheet as it is: none of its rules is about a class. */
export const isWhole = (sheet: BuiltSheet): boolean =>
  sheet.every((part) => ('text' in part ? part.needs.some((names) => names.length === 0) : isWhole(part.parts)))

/**
 * The rules of a style sheet that can apply to elements with these classes, in their order, whatever
 * state those are in. What has no class (elements, type, variables, movements) is always among them.
 */
export function usedRules(sheet: BuiltSheet, classes: ReadonlySet<string>): string {
  let used = ''
  for (const part of sheet) {
    if ('text' in part) {
      if (part.needs.some((names) => names.every((name) => classes.has(name)))) used += part.text
    } else {
      const inner = usedRules(part.parts, classes)
      if (inner) used += `${part.condition}{${inner}}`
    }
  }
  return used
}
