/** How large an uploaded file may be, in bytes: it is in memory as a whole while it is stored. */
export const UPLOAD_BYTES = 20_000_000
