import { loadEnvFile } from './lib/env-file.mjs'

/** Reads `.env` and gives the configuration of the CMS, with lexical loaded before it. */
export async function loadConfig() {
  loadEnvFile('.env')
  await import('lexical')
  const { default: config } = await import('../payload.config')
  return config
}
