import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxFileBytes } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileJpegs, hostilePdfs, hostilePngs } from '../../../testing/factories/hostile-files.ts'
import { pdfFile, pngFile } from '../../../testing/factories/sample-files.ts'
import type * as tasks from '../../../testing/worker-tasks.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts'
import { defineTask } from '../../workers/worker-task.ts'
import type { FileKind } from './file-kind.ts'
import { inspectFile } from './inspect-file.ts'

const pool = createWorkerPool({ threads: 1, queue: 0, heapMb: 256 })
const hoard = defineTask<typeof tasks.hoard>({
  file: new URL('../../../testing/worker-tasks.ts', import.meta.url),
  name: 'hoard',
  deadlineMs: 30_000,
})
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => Promise.all([pool.close(), rm(folder, { recursive: true })]))

async function inspect(content: Buffer, kind: FileKind, within: WorkerPool = pool): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return inspectFile(within, { path, sizeBytes: content.length }, kind).then(
    () => 'taken',
    (error) => error.details.reason ?? error.code,
  )
}

const hostile = (['pdf', 'png', 'jpg'] as const).flatMap((kind, index) =>
  Object.entries([hostilePdfs, hostilePngs, hostileJpegs][index] ?? {}).map(
    ([name, make]) => [kind, name, make] as const,
  ),
)

// What grows with the square of such a size would take hours: the deadline of the inspection would end it.
it.each(hostile)(
  '[F-29] a %s of 10 MB is inspected to its end: %s',
  { timeout: 60_000 },
  async (kind, _, make) => {
    const content = make()
    expect(content.length).toBeLessThanOrEqual(maxFileBytes)
    expect(await inspect(content, kind)).not.toBe('too_complex')
  },
)

it('[F-29] a file whose inspection fills the memory of its thread is refused, and the next one is inspected', async () => {
  // No file known fills it: the thread is given a task that does.
  const small = createWorkerPool({ threads: 1, queue: 0, heapMb: 64 })
  const filled: WorkerPool = { ...small, run: () => small.run(hoard, undefined) }
  expect(await inspect(pdfFile(), 'pdf', filled)).toBe('too_complex')
  expect(await inspect(pngFile(), 'png', small)).toBe('taken')
  await small.close()
})
