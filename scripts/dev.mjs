// @ts-check
import { runScript } from './lib/failure.mjs'
import { contentFailure, makeReady, prepareContent } from './lib/ready.mjs'
import { serve } from './lib/serve.mjs'
import { credentialLines, welcome } from './lib/sign-in.mjs'

await runScript(async () => {
  const env = await makeReady('npm run dev')
  const credentials = credentialLines()
  if ((await prepareContent({ onLine: credentials.collect })) !== 0) throw contentFailure()
  return serve('dev', env, () => {
    process.stdout.write(welcome(env.SITE_URL, credentials.lines))
  })
})
