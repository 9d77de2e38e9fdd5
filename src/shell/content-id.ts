/** What every page is about, after its header. */
export const CONTENT_ID = 'content'
