// @ts-check
import { buildIfNeeded } from './lib/build.mjs'
import { ROOT } from './lib/ready.mjs'

// The build needs neither a database nor a secret of anybody: what it loads only asks that there is one.
process.env.PAYLOAD_SECRET ||= 'there is none while it is built'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.exitCode = await buildIfNeeded(ROOT)
