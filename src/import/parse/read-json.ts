import { jsonBreak } from './json-break'
import { FILE, shown } from './report'
import type { Problem } from './types'

type Json = { ok: true; value: unknown } | { ok: false; problem: Problem }

const lineAndColumn = (text: string, at: number): string => {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`
}

/**
 * The value of a JSON text, with or without a byte-order mark; otherwise a problem that says by
 * line and column (from 1) where it breaks off. Spec §3.
 */
export function readJson(text: string): Json {
  const json = text.replace(/^\uFEFF/, '')
  try {
    return { ok: true, value: JSON.parse(json) }
  } catch {
    const at = jsonBreak(json) ?? json.length
    const where = lineAndColumn(json, at)
    const found =
      at < json.length
        ? `${shown(json.slice(at))} at ${where}`
        : `the end of the file at ${where}: it breaks off there`
    return { ok: false, problem: { ...FILE, expected: 'JSON', found } }
  }
}
