/**
 * Ends this turn of the event loop: what waits for it (requests, timers) runs before the promise is
 * fulfilled. The database client answers synchronously, so that awaiting it alone lets nobody run.
 */
export const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
