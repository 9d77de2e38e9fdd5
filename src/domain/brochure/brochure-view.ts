import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { labelWords } from '@/domain/properties/energy-name'
import { priceText, priceWithVatText } from '@/domain/properties/price'
import { withCountry } from '@/domain/properties/with-country'
import type { EnergyView, PriceView, RibbonView } from '@/domain/properties/views'
import { formatDate, formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import { shorten } from '@/lib/text'
import { agencyText, contactText } from './agency-text'
import { brochurePicture } from './brochure-picture'
import { factLine } from './fact-text'
import { MOST_IN_ROWS } from './photo-rows'
import { sectionText } from './section-text'
import { openingBlocks, textBlocks } from './text-blocks'
import type { BrochurePicture, BrochureView } from './views'
import type { PictureView } from '@/domain/media/picture'

/** The photograph of the first page and those of the second. */
const MOST_PHOTOS = 1 + MOST_IN_ROWS
const MOST_PLANS = 6
/** Characters of the description and of the title; the page has the rest. */
const MOST_TEXT = 5000
const MOST_TITLE = 140

/** What the settings say of the site. */
interface Office {
  siteName: string
  logo: PictureView | null
  brand: string
  onBrand: string
  brandInk: string
}

/**
 * The brochure of a property in words: what its page shows, in the page's language, and no more.
 * `day` is the ISO date it is made on.
 */
export function brochureView(
  view: PropertyDetailView,
  office: Office,
  speech: Speech,
  day: string,
): BrochureView {
  const { id, goal, title, price, description, contact, agency } = view
  const { t, language } = speech
  const date = formatDate(day, language) ?? day
  return {
    language, id, siteName: office.siteName,
    brand: office.brand, onBrand: office.onBrand, brandInk: office.brandInk,
    logo: office.logo && brochurePicture(office.logo, { text: office.siteName, lang: language }),
    goal: t(goal === 'sale' ? 'Codes.goal.0' : 'Codes.goal.1'),
    ribbon: ribbonText(view.ribbon, speech),
    title: shorten(title.text, MOST_TITLE),
    titleLang: title.lang,
    place: placeText(view, speech),
    price: priceText(withoutNote(price), speech),
    priceNotes: priceNotes(view, speech),
    keyFacts: view.keyFacts.flatMap((fact) => factLine(fact, speech) ?? []),
    energy: view.energy && energyText(view.energy, view, speech),
    url: view.url,
    photos: picturesOf(view, 'photo', MOST_PHOTOS, speech),
    plans: picturesOf(view, 'floor-plan', MOST_PLANS, speech),
    description: description ? openingBlocks(textBlocks(description.nodes), MOST_TEXT) : [],
    descriptionLang: description?.lang ?? language,
    sections: sectionText(view, speech),
    contact: contactText(contact, agency, speech),
    agency: agency && agencyText(agency, speech),
    labels: {
      scan: t('Brochure.scan'),
      page: t('Brochure.page'),
      reference: t('Detail.reference', { id: String(id) }),
      description: t('Detail.description'),
      plans: t('Sections.plans'),
      contact: t('Brochure.contact'),
      agency: t('Sections.agency'),
      made: t('Brochure.made', { date }),
      disclaimer: t('Brochure.disclaimer'),
    },
  }
}

const picturesOf = (
  { pictures }: PropertyDetailView,
  kind: PictureView['kind'],
  most: number,
  { t, language }: Speech,
): BrochurePicture[] =>
  pictures
    .filter((picture) => picture.kind === kind)
    .slice(0, most)
    .map((picture, index) => {
      const number = index + 1
      const text = kind === 'photo' ? t('Brochure.photo', { number }) : t('Brochure.plan', { number })
      return brochurePicture(picture, { text, lang: language })
    })

function placeText({ address, zip, city, isInLuxembourg }: PropertyDetailView, { t }: Speech): string {
  const town = withCountry([zip, city?.text].filter(Boolean).join(' '), isInLuxembourg, t)
  return [address?.text, town].filter(Boolean).join(', ')
}

const ribbonText = (ribbon: RibbonView | null, { t }: Speech): string | null => {
  if (ribbon === null) return null
  return ribbon.kind === 'text' ? ribbon.text.text : t(`Status.${ribbon.kind}`)
}

/** The price stands in large letters, of which a sheet has no room for many. */
function withoutNote(price: PriceView): PriceView {
  if (price.kind !== 'amount') return price
  const { kind, euro, from, perMonth, monthInNote, vat } = price
  return { kind, euro, from, perMonth, ...(monthInNote && { monthInNote }), ...(vat && { vat }) }
}

function priceNotes({ charges, price }: PropertyDetailView, speech: Speech): string[] {
  const { t } = speech
  const note = price.kind === 'amount' ? price.note?.text : undefined
  const said =
    charges === 0
      ? t('Detail.noCharges')
      : charges !== null && t('Detail.charges', { amount: formatEuro(charges) })
  return [note, priceWithVatText(price, speech), said].flatMap((one) => one || [])
}

function energyText(
  energy: EnergyView,
  { energyValue, region }: Pick<PropertyDetailView, 'energyValue' | 'region'>,
  speech: Speech,
): BrochureView['energy'] {
  const { t, language } = speech
  const known = region === 'luxembourg' ? null : energyValue
  return {
    label: energy.text,
    image: energy.image,
    name: t('Energy.label', labelWords(energy)),
    value:
      known === null ? null : `${formatNumber(known, language)}\u00A0${t('Units.kwhM2')}`,
  }
}
