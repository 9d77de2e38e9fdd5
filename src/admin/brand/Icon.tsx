import { Mark } from './Mark'

/** The way home, at the top left of every screen of the admin. */
export const Icon = () => <Mark size={20} />
