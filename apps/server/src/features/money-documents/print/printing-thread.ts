import { parentPort } from 'node:worker_threads'
import { printMoneyDocument } from './print-money-document.ts'
import type { PrintJob, PrintResult } from './printer.ts'

const port = parentPort
if (!port) throw new Error('printing-thread.ts must run as a worker thread')

port.on('message', async ({ id, document }: PrintJob) => {
  try {
    const pdf = await printMoneyDocument(document)
    port.postMessage({ id, pdf } satisfies PrintResult)
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ id, error: message } satisfies PrintResult)
  }
})
