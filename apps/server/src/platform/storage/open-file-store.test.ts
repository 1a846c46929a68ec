import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openFileStore } from './open-file-store.ts'

vi.mock('./s3-file-store.ts', () => ({
  createS3FileStore: () => Promise.reject(new Error('no such region')),
}))

const s3 = {
  kind: 's3',
  endpoint: undefined,
  bucket: 'files',
  region: 'ap-south-1',
  key: { accessKeyId: 'id', secretAccessKey: 'secret' },
  forcePathStyle: false,
} as const

it.each([{ kind: 'local' } as const, s3])(
  'a folder that cannot be made is one of DATA_DIR ($kind)',
  async (files) => {
    await expect(openFileStore(files, '/dev/null/data')).rejects.toThrow(
      /^DATA_DIR: \/dev\/null\/data .*ENOTDIR/,
    )
  },
)

it('what fails of a bucket does not name DATA_DIR', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opened-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(openFileStore(s3, folder)).rejects.toThrow(/^no such region$/)
})
