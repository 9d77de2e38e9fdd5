import { loadConfig } from '../../../scripts/load-payload'

/** Writes to `DATABASE_URL` without end, and says of each write what was acknowledged. */
const [, , round = ''] = process.argv

async function write(): Promise<void> {
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  for (let index = 0; ; index += 1) {
    const name = `${round}-${index}`
    const { id } = await payload.create({
      collection: 'testimonials',
      locale: 'nl',
      data: { name, comment: 'Goed.'.repeat(200) },
    })
    process.stdout.write(`${id} ${name}\n`)
  }
}

void write()
