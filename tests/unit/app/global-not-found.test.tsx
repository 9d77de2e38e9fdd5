import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import nl from '@/i18n/messages/nl.json'
import GlobalNotFound from '@/app/global-not-found'

it('says by its title that there is nothing, and leads home', () => {
  const html = renderToStaticMarkup(<GlobalNotFound />)
  expect(html).toContain(`<title>${nl.NotFound.title}</title>`)
  expect(html).toContain(`<a href="/">${nl.NotFound.home}</a>`)
})
