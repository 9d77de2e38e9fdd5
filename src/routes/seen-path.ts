/** Where pages tell what somebody saw or did. */
export const SEEN_PATH = '/forms/seen'
