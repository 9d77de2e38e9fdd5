/** Nobody reads and fills in a form faster than this; a browser waits for it before it sends. */
export const LEAST_MS = 1500
