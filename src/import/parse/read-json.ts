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
 * The text of a file in UTF-8, its byte-order mark with it; otherwise a problem that says by line and
 * column (from 1) where it is something else. Spec §3.
 */
function decoded(bytes: Uint8Array): { ok: true; text: string } | { ok: false; problem: Problem } {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    // What could be read is the same once more, up to the first byte that could not.
    const again = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    const at = bytes.findIndex((byte, index) => byte !== again[index])
    const before = new TextDecoder().decode(bytes.subarray(0, at), { stream: true })
    const found = `another encoding at ${lineAndColumn(before, before.length)}`
    return { ok: false, problem: { ...FILE, expected: 'text in UTF-8', found } }
  }
}

/**
 * The value of a JSON text, or of the bytes of one in UTF-8, with or without a byte-order mark; otherwise
 * a problem that says by line and column (from 1) where it breaks off. Spec §3.
 */
export function readJson(file: string | Uint8Array): Json {
  if (typeof file === 'string') return parsed(file.replace(/^\uFEFF/, ''))
  const read = decoded(file)
  return read.ok ? readJson(read.text) : read
}

function parsed(json: string): Json {
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
