import { createClient } from '@libsql/client'

const [file, milliseconds] = process.argv.slice(2)
const client = createClient({ url: `file:${file}` })
const transaction = await client.transaction('write')
process.stdout.write('held')
await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)))
await transaction.rollback()
client.close()
