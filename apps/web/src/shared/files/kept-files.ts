import { inKeptFiles } from './kept-files-database.ts'

/** An upload in progress, persisted in IndexedDB so that it can resume after a reload. */
export interface KeptFile {
  readonly key: string
  readonly customerId: string
  readonly file: File
  /** Its size before compression. */
  readonly shrunkFrom: number | undefined
  /** The tus upload URL, once created. */
  readonly url: string | undefined
  readonly keptAt: number
}

/** TTL; the server keeps unfinished uploads as long. */
const lifetime = 24 * 60 * 60 * 1000

/** Best effort: without IndexedDB (private window, full disk) uploads work, but do not resume after a reload. */
export const keptFiles = {
  async keep<Record extends Omit<Kept, 'keptAt'>>(record: Record): Promise<void> {
    await inKeptFiles('readwrite', (store) => store.put({ ...record, keptAt: Date.now() }))
  },
  async forget(key: string): Promise<void> {
    await inKeptFiles('readwrite', (store) => store.delete(key))
  },
  /** The customer's own; expired ones and other customers' are deleted. */
  async list(customerId: string): Promise<KeptFile[]> {
    return (await listKept<KeptFile>(customerId)).filter(({ file }) => file)
  },
}

interface Kept {
  readonly key: string
  readonly customerId: string
  readonly keptAt: number
}

/** All that is kept of the customer; expired records and other customers' are deleted. */
export async function listKept<Record extends Kept>(customerId: string): Promise<Record[]> {
  const kept = (await inKeptFiles<Record[]>('readonly', (store) => store.getAll())) ?? []
  const isLive = (record: Kept) => record.customerId === customerId && Date.now() - record.keptAt < lifetime
  for (const { key } of kept.filter((record) => !isLive(record))) await keptFiles.forget(key)
  return kept.filter(isLive)
}
