interface Letter {
  subject?: string
  body?: string
}

/**
 * The `mailto:` address that opens a letter, filled in. Without an e-mail address the reader
 * chooses whom to write to. Lines of the body are parted as the standard wants it.
 */
export function mailtoHref(email: string, { subject, body }: Letter): string {
  const parts = [
    subject && `subject=${encodeURIComponent(subject)}`,
    body && `body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`,
  ].filter(Boolean)
  const to = encodeURIComponent(email.trim()).replaceAll('%40', '@')
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}
