/** The words of the drawer that copies a language, in that of the person at work. */
export type CopyLabels = Record<
  | ('open' | 'title' | 'intro' | 'to' | 'choose' | 'fills' | 'replaces' | 'nothing' | 'same')
  | ('alsoReplace' | 'now' | 'instead' | 'copy' | 'copying' | 'copied' | 'failed' | 'unsaved' | 'picture' | 'draft' | 'live'),
  string
>
