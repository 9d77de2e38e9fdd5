import { runDueJobs } from '@/cms/jobs/run'
import { ownEndpoint } from '../own-endpoint'

/** Runs the jobs whose time has come, such as publishing. Only the server itself may ask. */
export const POST = ownEndpoint(runDueJobs)
