import nl from '@/i18n/messages/nl.json'

/** For addresses the proxy does not see (files), in no language of a visitor: no page is rendered, and it leads home. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <head>
        <title>{nl.NotFound.title}</title>
      </head>
      <body>
        <p>{nl.NotFound.title}</p>
        <a href="/">{nl.NotFound.home}</a>
      </body>
    </html>
  )
}
