import { cache } from 'react'
import { siteIn } from '@/content/site'
import { isLanguage } from '@/i18n/languages'
import { readTarget } from '@/routes/entry'
import { joinPath } from '@/routes/paths'
import { UNKNOWN_SCREENS } from '@/routes/unknown-screen'
import { findArticle } from './find-article'
import { findPage } from './find-page'
import { findProject } from './find-project'
import { findProperty } from './find-property'
import { findUnknown } from './find-unknown'
import type { FoundContent } from './found-content'

/**
 * What stands at a path of a language, once for the page and its metadata. Null for what the proxy
 * never sends here. Spec §2.
 */
export const resolve = cache(async (locale: string, path: string): Promise<FoundContent | null> => {
  if (!isLanguage(locale)) return null
  const site = siteIn(locale)
  const parts = path.split('/').map(decodeURIComponent)
  const last = parts.at(-1)?.startsWith('~') ? parts.pop() : undefined
  if (parts.length === 0) {
    if (last === UNKNOWN_SCREENS.page) return findUnknown(site)
    if (last === UNKNOWN_SCREENS.property) return findUnknown(site, 'property')
    if (last === UNKNOWN_SCREENS.project) return findUnknown(site, 'project')
  }
  const target = site.routes.at(locale, joinPath(...parts))?.target
  const wanted = readTarget(target)
  if (!target || !wanted) return findUnknown(site)
  const { id } = wanted
  switch (wanted.kind) {
    case 'property':
      return findProperty(site, target, id)
    case 'project':
      return findProject(site, target, id)
    case 'page':
      return findPage(site, target, id, last)
    case 'article':
    case 'member':
      return findArticle(site, target, id, wanted.kind)
  }
})
