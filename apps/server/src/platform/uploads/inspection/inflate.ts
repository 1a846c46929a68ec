import { Readable } from 'node:stream'
import { constants, createInflate, inflateSync } from 'node:zlib'

/** Large enough that the thread seldom waits for libuv's, which does the inflating. */
const CHUNK_BYTES = 1024 * 1024
/** Up to this size data are inflated at once in memory, up to that size of the result. */
const SMALL_BYTES = 64 * 1024
const SMALL_RESULT_BYTES = 16_000_000
/** More than this deflate cannot do. */
const MAX_RATIO = 1032

/** What the inspection of one file may still unpack: bounds the sum, whatever the number of streams. */
export interface Budget {
  bytes: number
}

/** Whether data may be a zlib stream: every reader refuses one with another header. */
export function hasZlibHeader(data: Buffer): boolean {
  const [first = 0, second = 0] = data
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

type Inflated = 'whole' | 'corrupt' | 'over'

interface Options {
  readonly limit: number
  readonly budget: Budget
  /** Is given the result, which has to be whole then. */
  readonly take?: (chunk: Buffer) => void
}

/**
 * Inflates and counts input and output against the budget: a chain of empty blocks costs time without any output.
 * 'over' when the limit or the budget is exceeded, 'corrupt' where it ends.
 */
export async function inflate(data: Buffer, options: Options): Promise<Inflated> {
  const { budget } = options
  budget.bytes -= data.length
  const atOnce = data.length <= SMALL_BYTES ? inflateAtOnce(data, options) : undefined
  const inflated = atOnce ?? (await inflateInChunks(data, options))
  return budget.bytes < 0 ? 'over' : inflated
}

/** Undefined when the result is too large for it. */
function inflateAtOnce(data: Buffer, { limit, budget, take }: Options): Inflated | undefined {
  const maxOutputLength = Math.max(1, Math.min(limit, SMALL_RESULT_BYTES))
  try {
    // Many programs cut off the end; the reader shows what there is.
    const finishFlush = take ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const result = inflateSync(data, { maxOutputLength, finishFlush })
    budget.bytes -= result.length
    take?.(result)
    return 'whole'
  } catch (error) {
    budget.bytes -= Math.min(maxOutputLength, data.length * MAX_RATIO)
    const isLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (!isLarge) return 'corrupt'
    return maxOutputLength === limit ? 'over' : undefined
  }
}

/** Chunk by chunk, so that memory stays small. */
async function inflateInChunks(data: Buffer, { limit, budget, take }: Options): Promise<Inflated> {
  let left = limit
  const chunks: AsyncIterable<Buffer> = Readable.from(chunksOf(data), { objectMode: false }).pipe(
    createInflate({ chunkSize: CHUNK_BYTES }),
  )
  try {
    for await (const chunk of chunks) {
      left -= chunk.length
      budget.bytes -= chunk.length
      if (left < 0 || budget.bytes < 0) return 'over'
      take?.(chunk)
    }
    return 'whole'
  } catch {
    return 'corrupt'
  }
}

function* chunksOf(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += CHUNK_BYTES) yield data.subarray(at, at + CHUNK_BYTES)
}
