import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '../platform/storage/s3-file-store.ts'

/** A server of the S3 protocol with one empty bucket. */
export async function startS3(): Promise<{ settings: S3Options; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'sanad-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'sanad' }],
  })
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'sanad',
      region: 'ap-south-1',
      key: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
