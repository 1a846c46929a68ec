import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AppError } from '../app-error.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { assertStoredName, type FileStore, isStoredName, type KeptFile, markerName } from './file-store.ts'
import { openIncomingFolder, receiveInto } from './incoming-folder.ts'
import { measureBucket } from './measure-bucket.ts'

const REQUEST_TIMEOUT_MS = 20_000
const trash = 'trash/'

export interface S3Options {
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  /** Null: what the SDK finds by itself, such as the role of the machine. */
  readonly key: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  readonly forcePathStyle: boolean
}

/** Files in a bucket; they come to a local folder first, where they are inspected. */
export async function createS3FileStore(
  { bucket, endpoint, key, ...settings }: S3Options,
  incoming: string,
  metrics?: Pick<Metrics, 'outgoing'>,
): Promise<FileStore> {
  await openIncomingFolder(incoming)
  const client = new S3Client({
    ...settings,
    ...(endpoint ? { endpoint } : {}),
    ...(key ? { credentials: key } : {}),
    // Checksums of newer kinds are refused by many stores that speak the protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  })
  if (metrics) measureBucket(client, metrics)
  const at = (name: string) => {
    assertStoredName(name)
    return { Bucket: bucket, Key: name }
  }
  const inTrash = (name: string) => {
    assertStoredName(name)
    return { Bucket: bucket, Key: `${trash}${name}` }
  }
  const marker = { Bucket: bucket, Key: markerName }
  const read = async (from: Place) => {
    const { Body } = await client.send(new GetObjectCommand(from)).catch(throwUnlessMissing)
    return Body instanceof Readable ? Body : undefined
  }
  return {
    async receive(content) {
      const file = await receiveInto(incoming, content)
      return {
        ...file,
        async keep(name) {
          await put(client, at(name), file.path)
          await rm(file.path, { force: true })
        },
      }
    },
    async find(name) {
      return (await read(at(name))) ?? (await read(inTrash(name)))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name))).catch(throwUnlessMissing)
      await client.send(new DeleteObjectCommand(inTrash(name))).catch(throwUnlessMissing)
    },
    list: () => listBucket(client, bucket, ''),
    trash: (name) => move(client, at(name), inTrash(name)),
    restore: (name) => move(client, inTrash(name), at(name)),
    listTrash: () => listBucket(client, bucket, trash),
    async readMarker() {
      const content = await read(marker)
      return content && (await text(content))
    },
    async writeMarker(content) {
      await client.send(new PutObjectCommand({ ...marker, Body: content })).catch(throwUnavailable)
    },
  }
}

const LARGEST_WHOLE = 10 * 1024 ** 2
const SLOWEST_BYTES_PER_MS = 1000

/**
 * An upload goes as a whole, so that a try that failed on the way is repeated. What is larger (a copy of all data, at
 * most the 5 GB that one request may have) goes from the disk, once, in a time that fits its size.
 */
async function put(client: S3Client, at: Place, path: string): Promise<void> {
  const { size } = await stat(path)
  const isLarge = size > LARGEST_WHOLE
  const content = isLarge
    ? { Body: createReadStream(path), ContentLength: size }
    : { Body: await readFile(path) }
  const requestTimeout = REQUEST_TIMEOUT_MS + (isLarge ? Math.ceil(size / SLOWEST_BYTES_PER_MS) : 0)
  await client.send(new PutObjectCommand({ ...at, ...content }), { requestTimeout }).catch(throwUnavailable)
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** Copied and then deleted, each repeatable: in between the file is in both places, never in none. */
async function move(client: S3Client, from: Place, to: Place): Promise<void> {
  const copy = new CopyObjectCommand({ ...to, CopySource: `${from.Bucket}/${from.Key}` })
  const isCopied = await client.send(copy).then(() => true, isMissing)
  if (isCopied) await client.send(new DeleteObjectCommand(from)).catch(throwUnlessMissing)
}

function isMissing(error: unknown): false {
  throwUnlessMissing(error)
  return false
}

async function* listBucket(client: S3Client, bucket: string, folder: string): AsyncGenerator<KeptFile> {
  let token: string | undefined
  do {
    const page = await client
      .send(
        new ListObjectsV2Command({
          Bucket: bucket,
          ...(folder ? { Prefix: folder } : {}),
          ...(token ? { ContinuationToken: token } : {}),
        }),
      )
      .catch(throwUnavailable)
    for (const { Key: key, LastModified: keptAt } of page.Contents ?? []) {
      const name = key?.slice(folder.length)
      if (name && keptAt && isStoredName(name)) yield { name, keptAt }
    }
    token = page.NextContinuationToken
  } while (token)
}

function throwUnlessMissing(error: unknown): { Body?: undefined } {
  if (error instanceof Error && error.name === 'NoSuchKey') return {}
  return throwUnavailable(error)
}

function throwUnavailable(error: unknown): never {
  throw new AppError('storage_unavailable', { cause: withCode(error) })
}

/** What is wrong is in the code (SignatureDoesNotMatch); many stores add no words, and the SDK then has "UnknownError". */
function withCode(error: unknown): unknown {
  if (!(error instanceof S3ServiceException)) return error
  const { name, message, $metadata } = error
  const said = message === 'UnknownError' ? `status ${$metadata.httpStatusCode}` : message
  return new Error(`${name}: ${said}`, { cause: error })
}
