/** What came of requests that were sent without a pause. */
export interface Load {
  answered: number
  failed: string[]
}

/** Asks for pages, so many at once, until `end` is called. */
export function steadyLoad(url: string, paths: readonly string[], atOnce: number): { end: () => Promise<Load> } {
  const load: Load = { answered: 0, failed: [] }
  let isOver = false
  const visitor = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      try {
        const response = await fetch(url + path)
        const body = await response.text()
        if (response.status !== 200) load.failed.push(`${path}: ${response.status}`)
        else if (!body.includes('</html>')) load.failed.push(`${path}: cut off`)
        else load.answered += 1
      } catch (error) {
        load.failed.push(`${path}: ${String(error)}`)
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: atOnce }, (_, index) => visitor(index)))
  return {
    end: async () => {
      isOver = true
      await visitors
      return load
    },
  }
}
