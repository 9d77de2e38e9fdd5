import { startS3 } from './s3-server'

/** Gives the site a bucket that fails whatever it is asked; gives what ends that. */
export async function bucketAway(): Promise<() => Promise<void>> {
  const { connectBucket } = await import('@/cms/media/bucket')
  const store = await startS3('files')
  store.isDown = true
  const nowhere = { S3_BUCKET: null, S3_ENDPOINT: store.endpoint, S3_REGION: 'eu-west-1' }
  const settings = { ...nowhere, S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'a secret of a store' }
  connectBucket({ ...settings, S3_BUCKET: 'files' })
  return async () => {
    connectBucket(settings)
    await store.stop()
  }
}
