import type { Priority } from '../../../platform/workers/admission-queue.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import type { Print, printMoneyDocument } from './print-money-document.ts'

const printing = defineTask<typeof printMoneyDocument>({
  file: new URL('./print-money-document.ts', import.meta.url),
  name: 'printMoneyDocument',
  // A page takes about 25 ms of CPU, the fonts of a new thread half a second.
  deadlineMs: 20_000,
})

export interface Printer {
  print(print: Print, priority?: Priority): Promise<Buffer>
}

/** Prints in worker threads, to keep the event loop free. */
export function createPrinter(pool: WorkerPool): Printer {
  return {
    async print(print, priority) {
      const { buffer, byteOffset, byteLength } = await pool.run(printing, print, priority)
      return Buffer.from(buffer, byteOffset, byteLength)
    },
  }
}
