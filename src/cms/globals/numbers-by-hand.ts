import type { PayloadRequest } from 'payload'
import { NUMBERS_BY_HAND, type ListingNumbers } from '@/domain/properties/listing-numbers'
import { sqlOf, tableOf } from '../database/sql'

/** The numbers of listings made by hand, as the settings have them in the request's transaction. */
export async function readNumbersByHand(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<ListingNumbers> {
  const { listingNumbersFrom, listingNumbersTo } = tableOf(req.payload, 'settings')
  const sql = await sqlOf(req)
  const [row] = await sql
    .select({ from: listingNumbersFrom, to: listingNumbersTo })
    .from(tableOf(req.payload, 'settings'))
  return { from: row?.from ?? NUMBERS_BY_HAND.from, to: row?.to ?? NUMBERS_BY_HAND.to }
}
