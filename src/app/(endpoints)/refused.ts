/** The answer to what asks for nothing there is (404) or cannot be read (400), as short JSON. */
export const refused = (status: 400 | 404, error: string): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })
