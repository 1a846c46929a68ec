import { Worker } from 'node:worker_threads'
import type { MoneyDocument } from '@sanad/domain'

export interface PrintJob {
  readonly id: number
  readonly document: MoneyDocument
}

export type PrintResult =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }

export interface Printer {
  print(document: MoneyDocument): Promise<Buffer>
  close(): Promise<void>
}

type Waiting = Pick<PromiseWithResolvers<Buffer>, 'resolve' | 'reject'>

/**
 * Prints in a worker thread, started with the first document, to keep the event loop free: a page takes about 25 ms of
 * CPU, the fonts half a second once. A thread that dies is replaced.
 */
export function createPrinter(): Printer {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let lastId = 0

  function fail(error: Error): void {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./printing-thread.ts', import.meta.url))
    started.on('message', (result: PrintResult) => {
      const asked = waiting.get(result.id)
      waiting.delete(result.id)
      if ('pdf' in result) asked?.resolve(Buffer.from(result.pdf))
      else asked?.reject(new Error(result.error))
    })
    started.on('error', fail)
    started.on('exit', () => {
      if (thread === started) fail(new Error('The printing thread has ended'))
    })
    // Pending jobs keep the process alive, an idle thread does not.
    started.unref()
    return started
  }

  return {
    print(document) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      thread ??= start()
      thread.postMessage({ id, document } satisfies PrintJob)
      return promise
    },
    async close() {
      const ended = thread
      fail(new Error('The portal is being stopped'))
      await ended?.terminate()
    },
  }
}
