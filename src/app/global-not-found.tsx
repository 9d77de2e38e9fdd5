/** For addresses the proxy does not see (files): nothing to read, and no page is rendered. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>404</body>
    </html>
  )
}
