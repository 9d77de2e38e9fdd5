import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import { and, eq } from '@/cms/database/drizzle'
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { committedSql, tableOf } from '@/cms/database/sql'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { NOTHING_ASKED } from '@/domain/forms/asked'
import { alertBed, linkIn } from '../../support/alert-bed'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { wholeDatabase } from '../../support/lead-bed'
import { startMailOfSite, type MailServer, type ReceivedMail } from '../../support/mail-server'

let cms: Cms
let content: ReturnType<typeof contentBed>
let bed: ReturnType<typeof alertBed>
let server: MailServer
let type: number
let city: number

beforeAll(async () => {
  server = await startMailOfSite()
  cms = await startCms()
  content = contentBed(cms)
  bed = alertBed(cms)
  await cms.payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Habitat', email: 'info@habitat.example' } })
  type = await content.type({ fr: 'Maison', nl: 'Huis' })
  city = await content.city({ fr: 'Namur', nl: 'Namen' })
  await content.page({ nl: 'Mijn zoekopdracht', fr: 'Ma recherche' }, { kind: 'personal', originalPath: '/my-alert/' })
  await content.page({ nl: 'Te koop', fr: 'À vendre' }, { kind: 'sale', originalPath: '/for-sale/' })
  await content.page({ nl: 'Te huur', fr: 'À louer' }, { kind: 'rent', originalPath: '/for-rent/' })
  setMemory(await loadMemory(cms.payload))
  await bed.gather()
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})

const house = (data: object = {}) => content.property({ type, city, zip: '5000', goal: '0', price: 250_000, bedrooms: 3, publishPrice: true, ...data } as never)
const change = (id: number, data: object) => cms.payload.update({ collection: 'properties', id, data: data })
const tell = async (now?: Date): Promise<ReceivedMail[]> => {
  await bed.gather(now)
  return (await bed.deliver(server, now)).filter(({ mail }) => mail.headers.has('list'))
}
const recipients = (mails: ReceivedMail[]) => mails.flatMap(({ to }) => to).sort()

let price = 600_000
const unsent = async (email: string) => {
  const mails = tableOf(cms.payload, 'mails')
  return committedSql(cms.payload).select().from(mails).where(and(eq(mails.to, email), eq(mails.kind, 'alert'), eq(mails.state, 'queued')))
}

describe('a demand', () => {
  it('is confirmed by the button behind the link of its mail, and by nothing else', async () => {
    const { email, status } = await bed.register('demand-register', { rhythm: 'immediate' })
    expect(status).toBe(200)
    expect(await bed.stored(email)).toMatchObject([
      { kind: 'demand', state: 'waiting', goal: 'sale', rhythm: 'immediate', language: 'fr', confirmedAt: null, criteria: { zips: ['5000'] } },
    ])
    const mails = await bed.deliver(server)
    const asked = mails.find(({ to }) => to.includes(email))!
    expect(asked.mail.subject).toBe('Confirmez votre recherche')
    expect(asked.mail.html).toContain('Vers la confirmation')
    const link = linkIn(asked)

    await house()
    expect(await tell()).toEqual([])
    const { siteIn } = await import('@/content/site')
    const { subscriptionView } = await import('@/features/alerts/queries')
    const view = () => subscriptionView(siteIn('fr'), { ...NOTHING_ASKED, key: link })
    expect(await view()).toMatchObject({ kind: 'demand', state: 'waiting', email, change: null })
    expect(await bed.stored(email)).toMatchObject([{ state: 'waiting' }])

    const pressed = await bed.press(link, 'confirm')
    expect([pressed.status, pressed.headers.get('location'), pressed.headers.get('cache-control')]).toEqual([303, `/fr/ma-recherche/?key=${link}`, 'private, no-store'])
    expect(await view()).toMatchObject({ state: 'confirmed', wish: { listHref: expect.stringContaining('city=Namur|5000') } })
    expect((await bed.stored(email))[0]?.confirmedAt).not.toBeNull()
  })

  it.each([['', 'confirm', 400], ['e30.x', 'confirm', 303], ['e30.x', 'explode', 400]])('is not reached by %j and %s', async (link, action, status) => {
    const { email } = await bed.register('demand-register')
    const body = link === '' ? { key: undefined } : {}
    expect((await bed.press(link, action, body)).status).toBe(status)
    expect(await bed.stored(email)).toMatchObject([{ state: 'waiting' }])
  })

  it.each(['a\nb', '€', 'x\r\nSet-Cookie: a=b', 'more'])('leads nowhere else by a key with %j', async (odd) => {
    const { link } = await bed.seeker()
    const forged = await bed.press(odd, 'confirm')
    expect([forged.status, forged.headers.get('location')]).toEqual([303, '/fr/ma-recherche/'])
    const longer = await bed.press(`${link}.${odd}`, 'end')
    expect(longer.status).toBe(303)
    expect(longer.headers.get('location')).not.toContain(odd)
  })

  it('is changed, paused and ended by its link; what is wrong changes nothing', async () => {
    const { email, link } = await bed.seeker()
    await bed.press(link, 'change', { goal: 'rent', types: ['2'], regions: ['flanders'], maxPrice: '900', rhythm: 'daily' })
    const changed = { goal: 'rent', rhythm: 'daily', criteria: { goal: 'rent', types: ['2'], regions: ['flanders'], maxPrice: 900 } }
    expect(await bed.stored(email)).toMatchObject([changed])
    await bed.press(link, 'change', { goal: 'sale', types: ['9'], email: 'other@example.be' })
    expect(await bed.stored(email)).toMatchObject([changed])
    await bed.press(link, 'pause')
    expect(await bed.stored(email)).toMatchObject([{ state: 'paused' }])
    await bed.press(link, 'confirm')
    await bed.press(link, 'end')
    expect(await bed.stored(email)).toMatchObject([{ state: 'ended', endedAt: expect.any(String) }])
  })
})

describe('what is told', () => {
  it('is what is new and what costs less, once each, in the language of the person', async () => {
    const { email, link } = await bed.seeker({ firstName: 'Zoé' })
    const { id, listingId } = await house({ price: 300_000 })
    const first = (await tell()).find(({ to }) => to.includes(email))!
    expect(first.mail.subject).toBe('Nouveau : Maison, Namur, € 300.000')
    for (const part of [first.mail.text, first.mail.html || '']) {
      for (const words of ['3 chambres', `/${listingId}/`, link]) expect(part).toContain(words)
    }
    expect(recipients(await tell())).not.toContain(email)

    await change(id, { price: 280_000 })
    const cheaper = (await tell()).find(({ to }) => to.includes(email))!
    expect(cheaper.mail.subject).toBe('Nouveau prix : Maison, Namur, € 280.000')
    expect(cheaper.mail.text).toMatch(/auparavant €\s300\.000/)
    await change(id, { price: 300_000 })
    await change(id, { status: 'sold' })
    expect(recipients(await tell())).not.toContain(email)
    // Back at a price that was told of before.
    await change(id, { status: 'available' })
    expect(recipients(await tell())).not.toContain(email)
    await bed.press(link, 'end')
  })

  it('is new to who looks for a rental where what was for sale is let, and the other way round', async () => {
    const seekers = { sale: await bed.seeker(), rent: await bed.seeker({ goal: 'rent' }) }
    const told = async () => {
      const mails = await tell()
      const subjectTo = (email: string) => mails.find(({ to }) => to.includes(email))?.mail.subject?.replaceAll('\u00A0', ' ')
      return [subjectTo(seekers.sale.email), subjectTo(seekers.rent.email)]
    }
    const { id } = await house({ price: 302_000 })
    expect(await told()).toEqual(['Nouveau : Maison, Namur, € 302.000', undefined])
    await change(id, { goal: '1', price: 1200 })
    expect(await told()).toEqual([undefined, expect.stringMatching(/^Nouveau : Maison, Namur, € 1\.200/)])
    await change(id, { goal: '0', price: 303_000 })
    expect(await told()).toEqual(['Nouveau : Maison, Namur, € 303.000', undefined])
    for (const { link } of Object.values(seekers)) await bed.press(link, 'end')
  })

  it('says the charges with a rent, and what it was without them', async () => {
    const { email, link } = await bed.seeker({ goal: 'rent' })
    const { id } = await house({ goal: '1', price: 1350, chargesRenter: 85 })
    const told = async () => {
      const { mail } = (await tell()).find(({ to }) => to.includes(email))!
      return [mail.subject, mail.text].map((text) => text?.replaceAll('\u00A0', ' '))
    }
    const rent = '€ 1.350 / mois + € 85 de charges'
    expect(await told()).toEqual([`Nouveau : Maison, Namur, ${rent}`, expect.stringContaining(rent)])
    await change(id, { price: 1300 })
    const [, cheaper] = await told()
    expect(cheaper).toMatch(/auparavant € 1\.350 \/ mois(?! \+)/)
    await bed.press(link, 'end')
  })

  it('can be ended by one press in a mail program, which a link alone does not', async () => {
    const { email } = await bed.seeker()
    await house({ price: 310_000 })
    const told = (await tell()).find(({ to }) => to.includes(email))!
    // What each program reads of the mail itself (RFC 8058).
    expect(told.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const header = told.mail.headers.get('list') as { unsubscribe: { url: string } }
    const address = new URL(header.unsubscribe.url)
    expect(address.origin + address.pathname).toBe('https://www.habitat.example/forms/unsubscribe')
    const { GET, POST } = await import('@/app/(endpoints)/forms/unsubscribe/route')
    const looked = await GET(new Request(address))
    expect([looked.status, looked.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/fr\/ma-recherche\/\?key=/)])
    expect(await bed.stored(email)).toMatchObject([{ state: 'confirmed' }])
    const pressed = await POST(new Request(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' }))
    expect(pressed.status).toBe(204)
    expect(await bed.stored(email)).toMatchObject([{ state: 'ended' }])
    await house({ price: 311_000 })
    expect(recipients(await tell())).not.toContain(email)
    for (const forged of ['x', 'e30.x', '']) {
      expect((await POST(new Request(`${address.origin}/forms/unsubscribe?key=${forged}`, { method: 'POST' }))).status).toBe(404)
    }
  })

  it('of several leads to the page of the first that is stored still', async () => {
    const [gone, left] = [await bed.seeker(), await bed.seeker()]
    await bed.press(gone.link, 'erase')
    const { GET } = await import('@/app/(endpoints)/forms/unsubscribe/route')
    const { unsubscribeHref } = await import('@/features/alerts/keys')
    const looked = async (...keys: string[]) => GET(new Request(unsubscribeHref(keys)))
    const there = `/fr/ma-recherche/?key=${left.link}`
    expect((await looked(gone.key, left.key)).headers.get('location')).toBe(there)
    const other = await bed.seeker()
    expect((await looked(left.key, gone.key, other.key)).headers.get('location')).toBe(there)
    expect((await looked(gone.key)).status).toBe(404)
    for (const { link } of [left, other]) await bed.press(link, 'end')
  })

  it('leaves out what was sold, taken off or made dearer before the mail was written', async () => {
    const { email, link } = await bed.seeker({ maxPrice: '330000' })
    const [sold, gone, dear, stays] = [await house({ price: 321_000 }), await house({ price: 322_000 }), await house({ price: 323_000 }), await house({ price: 324_000 })]
    await bed.gather()
    await change(sold.id, { status: 'sold' })
    await cms.payload.delete({ collection: 'properties', id: gone.id })
    await change(dear.id, { price: 400_000 })
    const told = (await tell()).find(({ to }) => to.includes(email))!
    expect(told.mail.subject).toBe('Nouveau : Maison, Namur, € 324.000')
    expect(told.mail.text).toContain(`/${stays.listingId}/`)
    for (const { listingId } of [sold, gone, dear]) expect(told.mail.text).not.toContain(`/${listingId}/`)
    // What nobody was told of is told once it is back, and once only.
    await change(sold.id, { status: 'available' })
    const back = (await tell()).find(({ to }) => to.includes(email))
    expect(back?.mail.subject).toBe('Nouveau : Maison, Namur, € 321.000')
    await change(sold.id, { status: 'sold' })
    expect(recipients(await tell())).not.toContain(email)
    await change(sold.id, { status: 'available' })
    expect(recipients(await tell())).not.toContain(email)
    await bed.press(link, 'end')
  })

  it('leaves nothing waiting where nothing can still be told, and is told later', async () => {
    const { email, link } = await bed.seeker()
    price += 1
    const { id } = await house({ price })
    await bed.gather()
    await change(id, { status: 'sold' })
    expect(recipients(await tell())).not.toContain(email)
    const { anyMailWaiting } = await import('@/cms/mails/waiting')
    expect(await anyMailWaiting(cms.payload)).toBe(false)
    await change(id, { status: 'available' })
    expect(recipients(await tell())).toContain(email)
    await bed.press(link, 'end')
  })

  it.each(['end', 'pause', 'erase', 'one press'])('leaves nothing to send to who left by %s, unless another search runs', async (way) => {
    const { email, key, link } = await bed.seeker()
    const other = await bed.seeker({ email })
    const { writeDigests } = await import('@/features/mail/commands-write-digests')
    const { unsubscribe } = await import('@/features/alerts/commands')
    const leave = async (one: { key: string; link: string }) =>
      way === 'one press' ? unsubscribe([one.key]) : void (await bed.press(one.link, way))
    price += 1
    await house({ price })
    await bed.gather()
    await writeDigests(cms.payload, () => undefined)
    await leave({ key, link })
    expect(await unsent(email)).toHaveLength(1)
    await leave(other)
    expect(await unsent(email)).toEqual([])
  })

  it('is told in a language of the site, with links that lead there, where that of the person is in use no more', async () => {
    const { email, link } = await bed.seeker()
    const subscriptions = tableOf(cms.payload, 'subscriptions')
    await committedSql(cms.payload).update(subscriptions).set({ language: 'de' }).where(eq(subscriptions.email, email))
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr'] } })
    price += 1
    await house({ price })
    const told = (await tell()).find(({ to }) => to.includes(email))!
    expect(told.mail.subject).toMatch(/^Nieuw: Huis, Namen/)
    expect(told.mail.text).toContain(`https://www.habitat.example/mijn-zoekopdracht/?key=${link}`)
    expect(told.mail.text).not.toContain('habitat.example/de/')
    const { GET } = await import('@/app/(endpoints)/forms/unsubscribe/route')
    const header = told.mail.headers.get('list') as { unsubscribe: { url: string } }
    expect((await GET(new Request(header.unsubscribe.url))).headers.get('location')).toBe(`/mijn-zoekopdracht/?key=${link}`)
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr', 'en', 'de'] } })
    await bed.gather()
    await bed.press(link, 'end')
  })

  it('is what another search of the same person finds, where the one that found it ended', async () => {
    for (const way of ['end', 'erase']) {
      const { email, link } = await bed.seeker()
      const other = await bed.seeker({ email })
      price += 1
      await house({ price })
      await bed.gather()
      await bed.press(link, way)
      const told = (await bed.deliver(server)).find(({ mail, to }) => to.includes(email) && mail.headers.has('list'))!
      expect(told.mail.text).toContain(other.link)
      expect(told.mail.text).not.toContain(link)
      await bed.press(other.link, 'end')
    }
  })

  describe('to somebody with searches in two languages', () => {
    const languages = ['nl', 'fr', 'en', 'de'] as const
    const houseIn = async (...shown: (typeof languages)[number][]) => {
      price += 1
      const made = await house({ price })
      for (const locale of languages) if (!shown.includes(locale)) await cms.payload.update({ collection: 'properties', id: made.id, locale, data: { live: false } })
      return made.listingId as number
    }
    const inTwo = async () => {
      const french = await bed.seeker()
      return { french, dutch: await bed.seeker({ email: french.email, _language: 'nl' }), email: french.email }
    }

    it('is a mail in each, with what is to be seen in it, everything once', async () => {
      const { dutch, email, french } = await inTwo()
      const [onlyDutch, onlyFrench, both, neither] = [await houseIn('nl'), await houseIn('fr'), await houseIn('nl', 'fr'), await houseIn('de')]
      const told = (await tell()).filter(({ to }) => to.includes(email))
      const [inFrench, inDutch] = [french, dutch].map(({ link }) => told.find(({ mail }) => mail.text?.includes(link))?.mail.text ?? '')
      const numbersIn = (text = '') => [onlyDutch, onlyFrench, both, neither].filter((id) => text.includes(`/${id}/`))
      expect(told).toHaveLength(2)
      expect([numbersIn(inFrench), numbersIn(inDutch)]).toEqual([[onlyFrench, both], [onlyDutch]])
      expect(told.map(({ mail }) => mail.subject).sort()).toEqual([expect.stringMatching(/^2 biens/), expect.stringMatching(/^Nieuw: Huis/)])
      expect(recipients(await tell())).not.toContain(email)
      for (const { link } of [french, dutch]) await bed.press(link, 'end')
    })

    it('is what the search in the other language finds, where the one that found it ended', async () => {
      for (const way of ['end', 'erase']) {
        const { dutch, email, french } = await inTwo()
        const shown = await houseIn('nl', 'fr')
        await bed.gather()
        await bed.press(french.link, way)
        const told = (await tell()).filter(({ to }) => to.includes(email))
        expect(told.map(({ mail }) => [mail.text?.includes(`/${shown}/`), mail.text?.includes(dutch.link)])).toEqual([[true, true]])
        await bed.press(dutch.link, 'end')
      }
    })

    it('does not leave any more in the one in which no search runs', async () => {
      const { dutch, email, french } = await inTwo()
      await houseIn('nl')
      await houseIn('fr')
      await bed.gather()
      const { writeDigests } = await import('@/features/mail/commands-write-digests')
      await writeDigests(cms.payload, () => undefined)
      expect((await unsent(email)).map(({ language }) => language).sort()).toEqual(['fr', 'nl'])
      await bed.press(french.link, 'end')
      expect((await unsent(email)).map(({ language }) => language)).toEqual(['nl'])
      await bed.press(dutch.link, 'pause')
      expect(await unsent(email)).toEqual([])
    })
  })

  it('is one mail for each person, however much there is and however many searches find it', async () => {
    const { email, link } = await bed.seeker()
    const other = await bed.seeker({ email, maxPrice: '900000' })
    const ids: number[] = []
    for (let index = 0; index < 13; index += 1) ids.push((await house({ price: 500_000 + index })).listingId as number)
    const told = (await tell()).filter(({ to }) => to.includes(email))
    expect(told).toHaveLength(1)
    expect(told[0]!.mail.subject).toBe('13 biens qui répondent à votre recherche')
    expect(told[0]!.mail.text).toContain('Il y en a davantage')
    expect(ids.filter((id) => told[0]!.mail.text?.includes(`/${id}/`))).toHaveLength(12)
    for (const own of [link, other.link]) await bed.press(own, 'end')
  })

  it('leads to the list of each search that it is for, and says of none that it holds everything', async () => {
    const sale = await bed.seeker()
    const rent = await bed.seeker({ email: sale.email, goal: 'rent' })
    for (let index = 0; index < 7; index += 1) {
      price += 2
      await house({ price })
      await house({ price: price - 1, goal: '1' })
    }
    const { mail } = (await tell()).find(({ to }) => to.includes(sale.email))!
    expect(mail.subject).toBe('14 biens qui répondent à votre recherche')
    const text = mail.text?.replaceAll('\u00A0', ' ')
    const lists = [['À vendre · Maison · 5000', 'a-vendre', sale.link], ['À louer · Maison · 5000', 'a-louer', rent.link]] as const
    for (const [search, path, link] of lists) {
      const list = `https://www.habitat.example/fr/${path}/?city=Namur|5000`
      expect(text).toContain(`Voir la liste : ${search}\n${list}`)
      expect(text).toContain(`Modifier ou arrêter : ${search}\nhttps://www.habitat.example/fr/ma-recherche/?key=${link}`)
      expect(mail.html).toContain(`href="${list}`)
    }
    expect(mail.text).toContain('vous trouverez pour chaque recherche la liste de tout ce qui correspond')
    for (const part of [mail.text, mail.html || '']) expect(part).not.toMatch(/bouton|Voir tout ce qui correspond/)
    for (const { link } of [sale, rent]) await bed.press(link, 'end')
  })

  it('leads to one list with a button, where two searches find everything there', async () => {
    const first = await bed.seeker()
    // Lists have no such criterion: both searches lead to the same one.
    const second = await bed.seeker({ email: first.email, maxBedrooms: '2' })
    price += 2
    const [large, small] = [await house({ price }), await house({ price: price - 1, bedrooms: 2 })]
    await bed.gather()
    const told = tableOf(cms.payload, 'told_listings')
    const [own] = (await bed.stored(first.email)).filter(({ key }) => key === second.key)
    await committedSql(cms.payload).update(told).set({ subscription: own!.id }).where(eq(told.listing, small.listingId as number))
    const { mail } = (await tell()).find(({ to }) => to.includes(first.email))!
    for (const part of [second.link, first.link, `/${large.listingId}/`, 'Voir tout ce qui correspond']) expect(mail.text).toContain(part)
    expect(mail.text).not.toContain('Voir la liste')
    const text = mail.text?.replaceAll('\u00A0', ' ')
    expect(text).toContain(`Modifier ou arrêter : À vendre · Maison · 5000\nhttps://www.habitat.example/fr/ma-recherche/?key=${first.link}`)
    expect(text).toMatch(new RegExp(`Modifier ou arrêter : À vendre · Maison · 5000 · Chambres[^\\n]* : 2\\n\\S+key=${second.link}`))
    for (const { link } of [first, second]) await bed.press(link, 'end')
  })

  it('waits for seven in the morning where once a day was chosen', async () => {
    const { email, link } = await bed.seeker({ rhythm: 'daily' })
    const noon = new Date('2027-03-01T11:00:00Z')
    const seven = new Date('2027-03-02T06:00:00Z')
    await house({ price: 340_000 })
    expect(recipients(await tell(noon))).not.toContain(email)
    await house({ price: 341_000 })
    expect(recipients(await tell(new Date(seven.getTime() - 1)))).not.toContain(email)
    const told = (await bed.deliver(server, seven)).find(({ to }) => to.includes(email))!
    expect(told.mail.subject).toBe('2 biens qui répondent à votre recherche')
    await bed.press(link, 'end')
  })

  it('is told once also where what is remembered of a property was lost', async () => {
    const { email, link } = await bed.seeker()
    const { id, listingId } = await house({ price: 350_000 })
    expect(recipients(await tell())).toContain(email)
    const known = tableOf(cms.payload, 'known_offers')
    await committedSql(cms.payload).delete(known).where(eq(known.listing, listingId as number))
    await change(id, { bedrooms: 4 })
    expect(recipients(await tell())).not.toContain(email)
    await bed.press(link, 'end')
  })

  it('says plainly when the price is on request, or that of a life annuity', async () => {
    const { email, link } = await bed.seeker()
    await house({ publishPrice: false, price: 360_000 })
    expect((await tell()).find(({ to }) => to.includes(email))!.mail.subject).toBe('Nouveau : Maison, Namur, Prix sur demande')
    await house({ price: 61_000, annuityType: 'Viager occupé', annuityIndexedRent: 650 })
    const { text } = (await tell()).find(({ to }) => to.includes(email))!.mail
    expect(text?.replaceAll('\u00A0', ' ')).toContain('Viager : bouquet € 61.000 + € 650 / mois')
    await bed.press(link, 'end')
  })
})

describe('whoever holds the link of a demand', () => {
  it('erases everything about it', async () => {
    const { email, link } = await bed.seeker()
    await house({ price: 370_000 })
    expect(recipients(await tell())).toContain(email)
    const erased = await bed.press(link, 'erase')
    expect(erased.headers.get('location')).not.toContain(link)
    expect(await wholeDatabase(cms)).not.toContain(email)
  })
})
