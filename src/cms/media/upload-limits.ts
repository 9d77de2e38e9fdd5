const MEGABYTE = 1_000_000

/**
 * How large an upload may be, in bytes, by collection; what is sent with the file counts too. It is in
 * memory as a whole while it is stored.
 */
export const UPLOAD_BYTES: Readonly<Record<string, number>> = {
  media: 32 * MEGABYTE,
  documents: 32 * MEGABYTE,
  videos: 100 * MEGABYTE,
}
