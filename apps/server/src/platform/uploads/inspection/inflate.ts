import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'

const CHUNK_BYTES = 64 * 1024

/** What the inspection of one file may still unpack: bounds the sum, whatever the number of streams. */
export interface Budget {
  bytes: number
}

/** Whether data may be a zlib stream: every reader refuses one with another header. */
export function hasZlibHeader(data: Buffer): boolean {
  const [first = 0, second = 0] = data
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

/**
 * Inflates chunk by chunk, so that memory stays small, and counts input and output against the budget: a chain of empty
 * blocks costs time without any output. 'over' when the limit or the budget is exceeded, 'corrupt' where it ends.
 */
export async function inflate(
  data: Buffer,
  { limit, budget, take }: { limit: number; budget: Budget; take?: (chunk: Buffer) => void },
): Promise<'whole' | 'corrupt' | 'over'> {
  let left = limit
  budget.bytes -= data.length
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
    return budget.bytes < 0 ? 'over' : 'whole'
  } catch {
    return 'corrupt'
  }
}

function* chunksOf(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += CHUNK_BYTES) yield data.subarray(at, at + CHUNK_BYTES)
}
