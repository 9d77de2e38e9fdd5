import { picture } from './pictures'
import { plainPdf } from '../../demo/plain-pdf'

/** A form with a file and data, as the admin sends it. */
function formWith(bytes: Uint8Array, type: string, name: string, data: object): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.set('_payload', JSON.stringify(data))
  return form
}

/** A form that uploads a picture of one colour. */
export const pictureForm = async (name: string, data: object = {}, colour = '#123456') =>
  formWith((await picture(name, { colour })).data, 'image/jpeg', name, data)

/** A form that uploads a document. */
export const documentForm = (name: string, data: object = {}) =>
  formWith(plainPdf(name), 'application/pdf', name, data)
