import { expect, test } from 'vitest'
import { introAndText } from '@/cms/seed/seed-pages'

test.each([
  ['<p>One <strong>two</strong>.</p><h2>More</h2>', 'One two.', '<h2>More</h2>'],
  ['<p>One.</p><p>Two.</p>', 'One.', '<p>Two.</p>'],
  ['<h2>Title</h2><p>One.</p>', '', '<h2>Title</h2><p>One.</p>'],
  ['', '', ''],
])('the first paragraph of %s introduces it', (html, intro, text) => {
  expect(introAndText(html)).toEqual({ intro, text })
})
