import fields from '@/ui/Field.module.css'
import { UnitToolsIsland } from './UnitToolsIsland'
import styles from './UnitTools.module.css'

/** A choice by which the price list is sorted or narrowed. */
export interface UnitTool {
  name: 'type' | 'rooms' | 'price' | 'status' | 'sort'
  label: string
  /** The option that narrows nothing; the sort has none. */
  everything?: string
  options: { value: string; label: string }[]
}

interface UnitToolsProps {
  /** Id of the table whose rows are sorted and narrowed. */
  table: string
  /** What the tools are for, for those who cannot see it. */
  label: string
  tools: UnitTool[]
  /** `{shown}` of `{total}` units. */
  found: string
  none: string
}

/**
 * Sorts and narrows the price list where it stands. Rows and tools are rendered by the server: tools that came
 * later would move the rows under a press. Without JavaScript the whole list is there, and no tools are seen.
 * A tool with a single option is left out. Spec §3, "Project".
 */
export const UnitTools = ({ table, label, tools, found, none }: UnitToolsProps) => (
  <UnitToolsIsland
    table={table}
    label={label}
    found={found}
    none={none}
    className={`${styles.tools} unprinted`}
    foundClassName={styles.found}
  >
    {tools
      .filter(({ options }) => options.length > 1)
      .map((tool) => (
        <div key={tool.name} className={fields.field}>
          <label className={fields.label} htmlFor={`${table}-${tool.name}`}>
            {tool.label}
          </label>
          {/* A browser that goes back would fill in what was chosen, above a list that is whole again. */}
          <select className={fields.control} id={`${table}-${tool.name}`} name={tool.name} autoComplete="off">
            {tool.everything && <option value="">{tool.everything}</option>}
            {tool.options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
  </UnitToolsIsland>
)
