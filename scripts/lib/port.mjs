// @ts-check
import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * Refuses a port that this process cannot listen on. Text that is no port is left to the check of
 * the environment.
 * @param {string | number | undefined} wanted
 * @param {string} command the command that was run, for the advice
 */
export async function checkPort(wanted, command = 'npm start') {
  const port = Number(wanted || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return
  const code = await listenError(port)
  const other = port < 65535 ? port + 1 : 3000
  if (code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use by another program.`,
      `Stop that program, or choose another port: PORT=${other} ${command}`,
    )
  }
  if (code !== null) {
    throw new Failure(
      `Port ${port} cannot be used (${code}).`,
      `Choose a port above 1023: PORT=3000 ${command}`,
    )
  }
}

/**
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function listenError(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown')
    })
    server.listen(port, () => server.close(() => resolve(null)))
  })
}
