import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import GlobalNotFound from '@/app/global-not-found'

it('says by its title that there is nothing, and leads home', () => {
  const html = renderToStaticMarkup(<GlobalNotFound />)
  expect(html).toMatch(/<title>404<\/title>/)
  expect(html).toMatch(/<a href="\/">[^<]+<\/a>/)
})
