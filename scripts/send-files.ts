import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { bucket, connectBucket } from '../src/cms/media/bucket'
import { keyOf, PARTIAL_SUFFIX } from '../src/cms/media/local-copy'
import { env } from '../src/lib/env'
import { loadEnvFile } from './lib/env-file.mjs'

/** Puts the files of the media folder into the bucket, for a site that has been on one disk until now. */
const AT_ONCE = 8
/** What is made anew wherever it is missing, and what a save is still busy with. */
const LEFT_OUT = /^og\/|(?:^|\/)\./

loadEnvFile('.env')
connectBucket(env())
const store = bucket()
if (!store) throw new Error('There is no bucket: set S3_BUCKET')
const root = path.resolve(env().MEDIA_DIR)
const entries = await readdir(root, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => path.join(parentPath, name))
const sent = files.filter((file) => !LEFT_OUT.test(keyOf(file)) && !file.endsWith(PARTIAL_SUFFIX))
const limit = pLimit(AT_ONCE)
await Promise.all(sent.map((file) => limit(async () => store.put(keyOf(file), await readFile(file)))))
process.stdout.write(`${sent.length} files are in the bucket\n`)
