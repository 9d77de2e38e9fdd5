import { refreshBusyTimes } from '@/features/appointments/commands-busy'
import { ownEndpoint } from '../own-endpoint'

/** Reads the calendars that agents keep elsewhere and that are due. Only the server itself may ask. */
export const POST = ownEndpoint(refreshBusyTimes)
