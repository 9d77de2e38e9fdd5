import type { ServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { ViewOnSite } from './ViewOnSite'

/** Leads from a form to what visitors see of the document, in the language on the screen. */
export async function OnSite({ i18n, payload }: ServerProps) {
  const { defaultLanguage } = await readSiteSettings(payload)
  return <ViewOnSite defaultLanguage={defaultLanguage} label={adminMessage('onSite.link', i18n.language)} />
}
