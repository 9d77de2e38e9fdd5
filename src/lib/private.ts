/** The `Cache-Control` of an answer that is for whoever asked, and is stored by nobody on the way. */
export const PRIVATE = 'private, no-store'
