import { keptFiles } from '../../../shared/files/kept-files.ts'
import { uploadsStore } from './uploads-store.ts'

let restored: string | undefined

/** Offers to resume uploads that a reload interrupted, once for each customer. */
export async function restoreUploads(customerId: string): Promise<void> {
  if (restored === customerId) return
  restored = customerId
  for (const { key, file, shrunkFrom, url } of await keptFiles.list(customerId)) {
    if (uploadsStore.get(key)) continue
    uploadsStore.set(key, { kind: 'interrupted', outgoing: { file, shrunkFrom, url } })
  }
}
