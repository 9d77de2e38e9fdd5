import { loadEnvironment } from './load-environment'

/** Reads `.env` and gives the configuration of the CMS, with lexical loaded before it. */
export async function loadConfig() {
  loadEnvironment()
  await import('lexical')
  const { default: config } = await import('../payload.config')
  return config
}
