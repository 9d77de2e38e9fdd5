import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  skipTrailingSlashRedirect: true,
  // One copy of the CMS for the start of the server, the admin's API and the pages: an error that a
  // hook throws has to be recognised as one of the CMS's own, or its words never reach the editor.
  // What draws brochures reads files of its own.
  serverExternalPackages: [
    'payload', '@payloadcms/db-sqlite', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@libsql/client', 'libsql', 'pg',
    'pdfkit', 'fontkit', '@redis/client', '@aws-sdk/client-s3',
  ],
  images: { unoptimized: true },
  // The image of the container: what runs, traced and copied to `.next/standalone`. Decision 107.
  ...(process.env.BUILD_STANDALONE && { output: 'standalone' as const }),
  // Types are a step of the test command; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Hashing each answer costs more than sending it again; cached pages are named once.
  generateEtags: false,
  // Pages are compressed once, by `src/server`, and everything else beside it.
  compress: false,
  // Pages are kept and expire by us, by the number of a change, and Next keeps none of its own. Decision 114.
  cacheHandler: path.resolve('src/server/next-cache.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: !process.env.BUILD_ONCE,
    globalNotFound: true,
    // The code of the admin too would be loaded before the first page is answered.
    preloadEntriesOnStart: false,
    // The state of a form of the admin: `src/server/body-rules.ts` refuses what is larger.
    serverActions: { bodySizeLimit: '4mb' },
  },
  // All others, `Cache-Control` among them, are no business of this file: see `src/server/security-headers.ts`.
  headers: () =>
    Promise.resolve([
      {
        source: '/:locale/preview/:path*',
        headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
      },
    ]),
}

/** What `withPayload` adds to every page: of the admin alone is it true. */
const HINTS = ['Accept-CH', 'Critical-CH', 'Vary', 'X-Powered-By']

/** Kept from the admin too: Chromium repeats a request for it, so that opening a new form stored two drafts. */
const NOWHERE = new Set(['Critical-CH', 'X-Powered-By'])

function onlyInAdmin(wrapped: NextConfig): NextConfig {
  const { headers } = wrapped
  return {
    ...wrapped,
    poweredByHeader: false,
    headers: async () =>
      ((await headers?.()) ?? []).map((rule) =>
        rule.headers.some(({ key }) => HINTS.includes(key))
          ? {
              source: '/admin/:path*',
              headers: rule.headers.filter(({ key }) => !NOWHERE.has(key)),
            }
          : rule,
      ),
  }
}

const withMessages = createNextIntlPlugin('./src/i18n/request.ts')

export default withMessages(onlyInAdmin(withPayload(config)))
