// @ts-check
/// <reference types="node" />
import { get } from 'node:http'

/**
 * Ends with 0 where the server of this container is ready to be sent requests, else with 1: `HEALTHCHECK` of the
 * Dockerfile. It asks where the server listens (`HOST`, `PORT`).
 */
const { HOST, PORT } = process.env
const asked = get({ host: HOST || '127.0.0.1', port: PORT || 3000, path: '/health/ready' }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1)
})
asked.on('error', () => process.exit(1))
