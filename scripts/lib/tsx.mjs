// @ts-check
/**
 * `node --import ./scripts/lib/tsx.mjs FILE`: runs TypeScript that uses the CMS. tsx looks into every
 * file that is loaded after it, which takes longer than loading the packages of the CMS: they come
 * first, lexical before Payload.
 */
import { register } from 'node:module'
import 'lexical'
import 'payload'
import '@payloadcms/db-sqlite'
import '@payloadcms/richtext-lexical'
import 'tsx'

register('./hooks-thread.mjs', import.meta.url)
