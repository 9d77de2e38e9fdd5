import { isRecord } from '@/lib/is-record'
import { jsonOrNull } from '@/lib/json'

interface SentValues {
  values: Record<string, unknown>
  /** Whether a script sent them, which reads JSON. */
  isScript: boolean
}

const JSON_TYPE = /^application\/json\b/i
const QUERY = /^application\/x-www-form-urlencoded\b/i

/** What was sent, by name; a name that was sent several times has a list. Null for anything else. */
export async function sentIn(request: Request): Promise<SentValues | null> {
  const type = request.headers.get('content-type') ?? ''
  const body = await request.text()
  if (JSON_TYPE.test(type)) {
    const values = parsed(body)
    return values && { values, isScript: true }
  }
  if (!QUERY.test(type)) return null
  const query = new URLSearchParams(body)
  const values = [...new Set(query.keys())].map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  return { values: Object.fromEntries(values) as Record<string, unknown>, isScript: false }
}

function parsed(body: string): Record<string, unknown> | null {
  const value = jsonOrNull(body)
  return isRecord(value) ? value : null
}
