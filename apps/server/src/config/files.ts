import * as z from 'zod'
import type { ClamdAddress } from '../platform/scanning/clamd-scanner.ts'
import type { FileStoreOptions } from '../platform/storage/open-file-store.ts'
import { settingDocs } from './setting-docs.ts'
import { Flag, Origin, Port } from './setting-types.ts'

export const fileSettings = {
  FILES: z.enum(['local', 's3']).default('local').register(settingDocs, {
    meaning: 'where uploaded files are kept: `local` (in `DATA_DIR`, which several processes share) or `s3`',
  }),
  S3_BUCKET: z.string().optional().register(settingDocs, { meaning: 'with `FILES=s3`: name of the bucket' }),
  S3_ACCESS_KEY_ID: z.string().optional().register(settingDocs, {
    meaning: 'with `FILES=s3`: id of the access key',
    fallback: 'what the AWS SDK finds: the role of the machine or the container, AWS_* variables, a profile',
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().register(settingDocs, {
    meaning: 'with `FILES=s3`: the access key itself',
  }),
  S3_ENDPOINT: Origin.optional().register(settingDocs, {
    meaning: 'URL of another S3-compatible store',
    fallback: "Amazon's",
    example: 'https://minio.example.in',
  }),
  S3_REGION: z.string().default('ap-south-1').register(settingDocs, { meaning: 'region of the bucket' }),
  S3_FORCE_PATH_STYLE: Flag.optional().register(settingDocs, {
    meaning: '`1`: the bucket is named in the path, `0`: in the host name',
    fallback: '`1` with `S3_ENDPOINT`, otherwise `0`',
  }),
  ORPHAN_SWEEP: Flag.default('1').register(settingDocs, {
    meaning:
      '`0`: files that no row names stay where they are; `1`: each night they are moved to `trash`, and removed after 30 days there',
    see: 'docs/how-to/restore-a-backup.md',
  }),
  CLAMD_HOST: z.string().optional().register(settingDocs, {
    meaning: "host of ClamAV's daemon, which then scans every file; nothing is scanned without it",
  }),
  CLAMD_PORT: Port.default(3310).register(settingDocs, { meaning: 'port of the daemon' }),
  CLAMD_SOCKET: z.string().optional().register(settingDocs, {
    meaning: 'Unix socket of the daemon, in place of host and port',
    example: '/run/clamav/clamd.ctl',
  }),
}

const FileSettings = z.object(fileSettings)
type FileSettings = z.infer<typeof FileSettings>

export function filesOf(settings: FileSettings): FileStoreOptions {
  if (settings.FILES === 'local') return { kind: 'local' }
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = settings
  if (!S3_BUCKET) throw new Error('With FILES=s3, set S3_BUCKET.')
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) {
    throw new Error('Set both of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.')
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    key:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : null,
    // Self-hosted stores seldom give each bucket a host name.
    forcePathStyle: settings.S3_FORCE_PATH_STYLE
      ? settings.S3_FORCE_PATH_STYLE === '1'
      : Boolean(S3_ENDPOINT),
  }
}

/** Null: files are not scanned. */
export function clamdOf({ CLAMD_HOST, CLAMD_PORT, CLAMD_SOCKET }: FileSettings): ClamdAddress | null {
  if (CLAMD_SOCKET) return { path: CLAMD_SOCKET }
  return CLAMD_HOST ? { host: CLAMD_HOST, port: CLAMD_PORT } : null
}
