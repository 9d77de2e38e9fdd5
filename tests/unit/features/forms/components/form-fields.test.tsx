import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/definition'
import { FORMS } from '@/domain/forms/forms'
import { FormFieldView } from '@/features/forms/components/FormFieldView'
import messages from '@/i18n/messages/nl.json'
import { mistakesIn } from '../../../../../scripts/lib/markup.mjs'
import { defined, SITUATIONS } from '../../../domain/forms/sent-forms'

const ABOUT = [SITUATIONS[0]!, SITUATIONS.at(-1)!]

describe('the fields of a form', () => {
  it.each(FORMS)('%s are said and tied together as HTML asks', async (form) => {
    for (const situation of ABOUT) {
      const fields = fieldsOf(defined(form), situation)
      expect(fields.length).toBeGreaterThan(0)
      const html = renderToStaticMarkup(
        <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
          <form action="/" method="post">
            {fields.map((field) => (
              <FormFieldView key={field.name} {...{ form, field, isAsked: false, problem: undefined, slots: [], typed: undefined }} />
            ))}
            <button type="submit">Verstuur</button>
          </form>
        </NextIntlClientProvider>,
      )
      expect(await mistakesIn(`<!DOCTYPE html><html lang="nl"><head><title>Orlinde</title></head><body><main><h1>Orlinde</h1>${html}</main></body></html>`)).toEqual([])
      for (const box of html.matchAll(/<input[^>]*type="checkbox"[^>]*value="yes"[^>]*>/g)) expect(box[0]).toContain('aria-describedby=')
    }
  })
})
