import { createInterface } from 'node:readline'
import { loadConfig } from '../../../scripts/load-payload'
import { JOBS, type Job } from '../../support/at-once-jobs'

/** A second process of the site: does what it is told, a line of JSON each, and says what came of it. */
async function listen(): Promise<void> {
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  process.stdout.write('@ready\n')
  for await (const line of createInterface(process.stdin)) {
    const { args, job } = JSON.parse(line) as { job: Job; args: never }
    process.stdout.write(`@${JSON.stringify(await JOBS[job](payload, args))}\n`)
  }
  process.exit(0)
}

void listen()
