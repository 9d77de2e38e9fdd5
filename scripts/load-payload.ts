import path from 'node:path'
import { existsSync } from 'node:fs'

/** Reads `.env` and gives the configuration of the CMS, with lexical loaded before it. */
export async function loadConfig() {
  const file = path.resolve('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  await import('lexical')
  const { default: config } = await import('../payload.config')
  return config
}
