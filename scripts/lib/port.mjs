// @ts-check
import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * Refuses a port that this process cannot listen on, and an address (`host`) that is none of this machine; without
 * one it is every address. Text that is no port is left to the check of the environment.
 * @param {string | number | undefined} wanted
 * @param {string} command the command that was run, for the advice
 * @param {string} [host]
 */
export async function checkPort(wanted, command = 'npm start', host) {
  const port = Number(wanted || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return
  const code = await listenError(port, host)
  const other = port < 65535 ? port + 1 : 3000
  if (code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use by another program.`,
      `Stop that program, or choose another port: PORT=${other} ${command}`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    throw new Failure(`HOST=${host} is no address of this machine.`, 'Set HOST to one of its addresses, or leave it out to listen on all of them.')
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
 * @param {string | undefined} host
 * @returns {Promise<string | null>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown')
    })
    server.listen(port, host || undefined, () => server.close(() => resolve(null)))
  })
}
