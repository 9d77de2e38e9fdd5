/** The forms are called the same wherever the admin names them. */
export const FORM_WORDS = { labels: 'request.form' }
