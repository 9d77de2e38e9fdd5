// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Read in 16.4.6: the server that Next writes into `.next/standalone` hands itself its settings in it. */
const SETTINGS = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * Where only what runs was copied, there is no `next.config.ts`: gives Next the settings that the build
 * wrote down. An option of `next()` for that is not handed on (16.4.6). With the file nothing is done.
 * Decision 107.
 * @param {string} root
 */
export function useBuiltSettings(root) {
  if (existsSync(path.join(root, 'next.config.ts'))) return
  const { config } = JSON.parse(readFileSync(path.join(root, '.next/required-server-files.json'), 'utf8'))
  process.env[SETTINGS] = JSON.stringify(config)
}
