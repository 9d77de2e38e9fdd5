import path from 'node:path'
import { existsSync } from 'node:fs'

/** Reads `.env`; what is set in the environment wins. */
export function loadEnvironment(): void {
  const file = path.resolve('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
