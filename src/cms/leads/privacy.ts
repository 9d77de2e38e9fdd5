import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { emailOf } from '@/lib/mask-address'
import { PRIVATE } from '@/lib/private'
import { today } from '@/lib/today'
import { canAdminister } from '../access/roles'
import { adminMessage } from '../fields/labels'
import { erasePersonalData, personalDataOf } from './personal-data'

const NOT_AN_ADDRESS = 422

function addressIn(req: PayloadRequest, given: unknown): string {
  if (!canAdminister(req.user)) throw new Forbidden(req.t)
  const email = emailOf(given)
  if (email) return email
  throw new APIError(adminMessage('privacy.noAddress', req.i18n.language), NOT_AN_ADDRESS, null, true)
}

/** `GET /api/leads/personal-data?email=…`: everything about one address, as a file. Administrators only. */
const exportPersonalData: Endpoint = {
  path: '/personal-data',
  method: 'get',
  handler: async (req) => {
    const found = await personalDataOf(req.payload, addressIn(req, req.query.email))
    return new Response(JSON.stringify(found, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${adminMessage('privacy.file', req.i18n.language)}-${today()}.json"`,
        'Cache-Control': PRIVATE,
      },
    })
  },
}

/** `POST /api/leads/erase` with an `email`: erases everything about it. Administrators only. */
const eraseAddress: Endpoint = {
  path: '/erase',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const erased = await erasePersonalData(req.payload, addressIn(req, req.data?.email))
    req.payload.logger.info({ msg: `Everything about one address was erased by user ${req.user?.id}`, ...erased })
    const message = adminMessage('privacy.erased', req.i18n.language, { ...erased })
    return Response.json({ ...erased, message })
  },
}

/** What is stored about somebody, and how it is erased. Spec §6. */
export const privacyEndpoints: Endpoint[] = [exportPersonalData, eraseAddress]
