// @ts-check
import { buildIfNeeded, isBuilt } from './lib/build.mjs'
import { Failure, runScript } from './lib/failure.mjs'
import { isPrepared } from './lib/prepared.mjs'
import { contentFailure, makeReady, prepareContent, ROOT } from './lib/ready.mjs'
import { serve } from './lib/serve.mjs'
import { credentialLines, welcome } from './lib/sign-in.mjs'

/**
 * Builds and prepares the content at the same time: both keep a processor busy, and the build needs
 * no database. The first that fails ends the other. What is built and prepared is left as it is.
 * @param {string} databaseUrl
 * @param {(line: string) => void} onContentLine
 */
async function buildAndPrepare(databaseUrl, onContentLine) {
  if (isBuilt(ROOT)) {
    if (await isPrepared(databaseUrl, ROOT)) return
    if ((await prepareContent({ prefix: 'content | ', onLine: onContentLine })) !== 0) {
      throw contentFailure()
    }
    return
  }
  process.stdout.write('Building the site and preparing its content …\n')
  const either = new AbortController()
  const { signal } = either
  /** @type {(code: number, failure: Failure) => void} */
  const check = (code, failure) => {
    if (code === 0 || signal.aborted) return
    either.abort()
    throw failure
  }
  const building = buildIfNeeded(ROOT, { prefix: 'build   | ', signal }).then((code) =>
    check(code, new Failure('The build failed (the reason is above).', 'Correct it, start again.')),
  )
  const content = prepareContent({ prefix: 'content | ', onLine: onContentLine, signal })
  const preparing = content.then((code) => check(code, contentFailure()))
  const results = await Promise.allSettled([building, preparing])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

await runScript(async () => {
  const env = await makeReady('npm start')
  const credentials = credentialLines()
  await buildAndPrepare(env.DATABASE_URL, credentials.collect)
  process.stdout.write(`Starting the server on port ${env.PORT} …\n`)
  return serve('start', env, () => {
    process.stdout.write(welcome(env.SITE_URL, credentials.lines))
  })
})
