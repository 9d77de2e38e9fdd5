import { channel, type Channel } from 'node:diagnostics_channel'

/** What is told of what happens, for whoever measures; times in milliseconds. */
export interface Measured {
  /** A transaction asks for its turn, gets it, and ends. */
  transaction: { step: 'asked' } | { step: 'begun'; waitedMs: number } | { step: 'ended'; tookMs: number }
  /** A statement outside a transaction. */
  query: { tookMs: number }
  /** What a visitor sent was stored. */
  lead: { form: string }
  /** A page was in the page cache, was waited for with others, or was rendered. */
  page: { from: 'cache' | 'shared' | 'render' }
  /** A batch of changes was read into memory. */
  changes: { tookMs: number }
}

const CHANNELS: { readonly [Name in keyof Measured]: Channel } = {
  transaction: channel('estate.transaction'),
  query: channel('estate.query'),
  lead: channel('estate.lead'),
  page: channel('estate.page'),
  changes: channel('estate.changes'),
}

/** Tells what happened to whoever measures; where nobody does it costs nothing. */
export function measured<Name extends keyof Measured>(name: Name, what: Measured[Name]): void {
  const told = CHANNELS[name]
  if (told.hasSubscribers) told.publish(what)
}

/** Calls back with whatever is told, by any bundle of this process. */
export function whenMeasured<Name extends keyof Measured>(name: Name, listen: (what: Measured[Name]) => void): void {
  CHANNELS[name].subscribe((what) => listen(what as Measured[Name]))
}
