import { type FileProblem, fileProblems } from '@sanad/contracts'
import { AppError } from '../../app-error.ts'
import { WorkAborted } from '../../workers/work-aborted.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { defineTask } from '../../workers/worker-task.ts'
import type { FileKind } from './file-kind.ts'
import type { inspectContent } from './inspect-content.ts'

const inspect = defineTask<typeof inspectContent>({
  file: new URL('./inspect-content.ts', import.meta.url),
  name: 'inspectContent',
  // The costliest file that is accepted takes two seconds of an idle core.
  deadlineMs: 30_000,
})

/** Content inspection: refuses a file that is empty, damaged, dangerous, or not of the kind its extension claims. */
export async function inspectFile(
  pool: WorkerPool,
  file: { path: string; sizeBytes: number },
  kind: FileKind,
  /** Whose file it is: nobody's files fill the queue for everybody. */
  key?: string,
): Promise<void> {
  if (file.sizeBytes === 0) throw new AppError('file_empty')
  const reason = await pool.run(inspect, { path: file.path, kind }, key ? { key } : {}).catch(refuseCostly)
  if (reason) {
    throw new AppError('file_content_refused', { message: fileProblems[reason], details: { reason } })
  }
}

/** Fails closed: a file whose inspection had to be ended is refused, and nothing else. */
function refuseCostly(error: unknown): FileProblem {
  if (error instanceof WorkAborted) return 'too_complex'
  throw error
}
