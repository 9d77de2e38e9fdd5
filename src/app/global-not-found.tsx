/** For addresses the proxy does not see (files): no page is rendered, in no language; it leads home. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <head>
        <title>404</title>
      </head>
      <body>
        <p>404</p>
        <a href="/">Home</a>
      </body>
    </html>
  )
}
