import { loadConfig } from '../../../scripts/load-payload'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { addLead, addMail } from '../../support/lead-bed'

/** Fills the database at `DATABASE_URL`, with its files in the folder that is named, as a site does in its life. */
async function fill(dir: string): Promise<void> {
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const cms = { payload, dir, stop: () => Promise.resolve() }
  const bed = contentBed(cms)
  const folder = await prepareImport(cms)
  const type = await bed.type({ fr: 'Maison', nl: 'Huis' })
  const { ok } = await runImport(cms, folder, feedOf([listing(10), listing(11), listing(12)]))
  if (!ok) throw new Error('The feed was not imported')
  const city = await bed.city({ fr: 'Namur', nl: 'Namen' })
  const { id } = await bed.property({ type, city })
  await payload.update({ collection: 'properties', id, locale: 'de', draft: true, data: { headline: 'Ein „Haus“' } as never })
  await bed.page({ fr: 'Contact', nl: 'Contact', de: 'Kontakt' })
  const lead = await addLead(cms)
  await addMail(cms, { to: 'visitor@example.be', lead: lead.id })
  const data = { name: 'Anne', email: 'anne@example.be', password: 'four words in a row', roles: ['administrator' as const] }
  await payload.create({ collection: 'users', data })
  await payload.destroy()
  process.exit(0)
}

void fill(process.argv[2] ?? '')
