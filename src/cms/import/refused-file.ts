/** Bytes a picture or document may have: 25 MB. */
export const FILE_LIMIT = 25 * 1024 * 1024

/** Why a picture or document of a feed is left out, in words. */
export class RefusedFile extends Error {}
