import { lateScripts, plainScripts } from '@/lib/late-scripts'

/** How the scripts of a page are asked for: the ways that are measured side by side. */
export type ScriptLoading = 'late' | 'plain'

/** The HTML of a page as it is sent: the one place where the way of loading scripts is chosen. */
export const pageHtml = (html: string, scripts: ScriptLoading): string =>
  scripts === 'plain' ? plainScripts(html) : lateScripts(html)
