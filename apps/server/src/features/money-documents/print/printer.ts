import type { PortalConfig } from '../../../platform/portal-config.ts'
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

/** A document by its id, in the reader's language. */
export interface Wanted extends Pick<Print, 'document' | 'registration' | 'language'> {
  readonly id: string
}

export interface Printer {
  print(wanted: Wanted, priority?: Priority): Promise<Buffer>
}

interface Issuer extends Pick<PortalConfig, 'documentSigner' | 'publicUrl'> {
  readonly brand: { readonly colours: { readonly light: { readonly primary: string } } }
}

/** Prints in worker threads, to keep the event loop free. */
export function createPrinter(pool: WorkerPool, { documentSigner, publicUrl, brand }: Issuer): Printer {
  return {
    async print({ id, ...wanted }, priority) {
      const checkUrl = `${publicUrl}/user/check-document/${id}`
      const print: Print = {
        ...wanted,
        signer: documentSigner,
        accent: brand.colours.light.primary,
        checkUrl,
      }
      const { buffer, byteOffset, byteLength } = await pool.run(printing, print, priority)
      return Buffer.from(buffer, byteOffset, byteLength)
    },
  }
}
