import { createClient } from '@libsql/client'

/** Holds the database, as an import does: so long, so many times, with a short pause between. */
const [file, milliseconds, rounds = '1'] = process.argv.slice(2)
const PAUSE_MS = 40
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function hold() {
  const client = createClient({ url: `file:${file}` })
  try {
    const transaction = await client.transaction('write')
    process.stdout.write('held')
    await pause(Number(milliseconds))
    await transaction.rollback()
    return true
  } catch (error) {
    if (error.code !== 'SQLITE_BUSY') throw error
    return false
  } finally {
    client.close()
  }
}

for (let round = 0; round < Number(rounds); ) {
  if (await hold()) round += 1
  await pause(PAUSE_MS)
}
