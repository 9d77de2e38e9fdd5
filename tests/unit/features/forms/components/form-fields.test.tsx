import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
import { FORMS } from '@/domain/forms/forms'
import { FormFieldView } from '@/features/forms/components/FormFieldView'
import messages from '@/i18n/messages/nl.json'
import { mistakesIn } from '../../../../../scripts/lib/markup.mjs'
import type { FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { defined, rentalIn, SALE, SITUATIONS } from '../../../domain/forms/sent-forms'

const ABOUT = [SITUATIONS[0]!, SITUATIONS.at(-1)!]

const rendered = (form: FormName, fields: readonly FormField[], typed?: unknown): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <form action="/" method="post">
        {fields.map((field) => (
          <FormFieldView key={field.name} form={form} field={field} isAsked={false} problem={undefined} slots={[]} typed={typed} />
        ))}
        <button type="submit">Verstuur</button>
      </form>
    </NextIntlClientProvider>,
  )

describe('the fields of a form', () => {
  it.each(FORMS)('%s are said and tied together as HTML asks', async (form) => {
    for (const situation of ABOUT) {
      const fields = fieldsOf(defined(form), situation)
      expect(fields.length).toBeGreaterThan(0)
      const html = rendered(form, fields)
      expect(await mistakesIn(`<!DOCTYPE html><html lang="nl"><head><title>Orlinde</title></head><body><main><h1>Orlinde</h1>${html}</main></body></html>`)).toEqual([])
      for (const box of html.matchAll(/<input[^>]*type="checkbox"[^>]*value="yes"[^>]*>/g)) expect(box[0]).toContain('aria-describedby=')
    }
  })

  it('an offer names the share of its advance, which is what is sent', () => {
    const advance = (advancePercent: number | null, typed?: unknown) =>
      rendered('purchase-offer', fieldsOf(defined('purchase-offer'), { ...SALE, advancePercent }).filter(({ name }) => name === 'advance'), typed)
    expect(advance(7.5)).toContain('een voorschot van 7,5\u00a0% van de verkoopprijs')
    expect(advance(7.5)).toContain('value="7.5"')
    expect(advance(7.5, '7.5')).toContain('checked=""')
    expect(advance(7.5, '10')).not.toContain('checked=""')
    expect(advance(null)).toContain('een voorschot op de verkoopprijs')
    expect(advance(null)).toContain('value="yes"')
  })

  it('a postcode has room for its country and its town', () => {
    const zip = fieldsOf(defined('contact-demand'), SALE).filter(({ name }) => name === 'zip')
    expect(Number(/maxLength="(\d+)"/i.exec(rendered('contact-demand', zip))?.[1])).toBeGreaterThanOrEqual('B-1082 Berchem-Sainte-Agathe'.length)
  })

  it('a surface is typed with its comma, rooms without one', () => {
    const keyboard = (name: string) =>
      /inputMode="(\w+)"/i.exec(rendered('contact-demand', fieldsOf(defined('contact-demand'), SALE).filter((field) => field.name === name)))?.[1]
    expect([keyboard('surface'), keyboard('bedrooms')]).toEqual(['decimal', 'numeric'])
  })

  it('a search says that it wants a region or a postcode', () => {
    const regions = fieldsOf(defined('demand-register'), SALE).filter(({ name }) => name === 'regions')
    const html = rendered('demand-register', regions)
    expect(html).toContain(messages.Forms.hints.regions)
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="demand-register-regions-hint /)
  })

  it('a rent application says in Brussels alone what is asked for only after a visit', () => {
    const visited = (region: 'brussels' | null) =>
      rendered('rent-application', fieldsOf(defined('rent-application'), rentalIn(region)).filter(({ name }) => name === 'visited'))
    expect(visited('brussels')).toContain('In Brussel mogen we')
    expect(visited(null)).toContain('Hebt u dit pand al bezocht')
    expect(visited(null)).not.toContain('In Brussel')
    expect(visited(null)).not.toContain('-hint')
  })
})
