/** The `Cache-Control` of an answer that is for whoever asked, and is stored by nobody on the way. */
export const PRIVATE = 'private, no-store'

/** The headers of an answer that cannot be given now, and can in a moment. */
export const TRY_AGAIN = { 'Cache-Control': PRIVATE, 'Retry-After': '5' }
