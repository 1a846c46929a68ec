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

/** Photos that are collected for one PDF, in their order. */
interface KeptPages {
  readonly key: string
  readonly customerId: string
  readonly pages: readonly File[]
  readonly keptAt: number
}

/** TTL; the server keeps unfinished uploads as long. */
const lifetime = 24 * 60 * 60 * 1000
const storeName = 'files'

/** Best effort: without IndexedDB (private window, full disk) uploads work, but do not resume after a reload. */
export const keptFiles = {
  async keep(file: Omit<KeptFile, 'keptAt'>): Promise<void> {
    await run('readwrite', (store) => store.put({ ...file, keptAt: Date.now() }))
  },
  async forget(key: string): Promise<void> {
    await run('readwrite', (store) => store.delete(key))
  },
  async forgetAll(): Promise<void> {
    await run('readwrite', (store) => store.clear())
  },
  /** The customer's own; expired ones and other customers' are deleted. */
  async list(customerId: string): Promise<KeptFile[]> {
    return (await listLive(customerId)).filter((kept) => 'file' in kept)
  },
  /** None forgets them. */
  async keepPages({ key, customerId, pages }: Omit<KeptPages, 'keptAt'>): Promise<void> {
    const kept = { key: pagesKey(key), customerId, pages, keptAt: Date.now() }
    await (pages.length > 0 ? run('readwrite', (store) => store.put(kept)) : keptFiles.forget(kept.key))
  },
  async readPages({ key, customerId }: Pick<KeptPages, 'key' | 'customerId'>): Promise<readonly File[]> {
    const found = (await listLive(customerId)).find((kept) => kept.key === pagesKey(key))
    return found && 'pages' in found ? found.pages : []
  },
}

const pagesKey = (key: string) => `${key}/pages`

async function listLive(customerId: string): Promise<(KeptFile | KeptPages)[]> {
  const all = (await run<(KeptFile | KeptPages)[]>('readonly', (store) => store.getAll())) ?? []
  const isLive = (kept: KeptFile | KeptPages) =>
    kept.customerId === customerId && Date.now() - kept.keptAt < lifetime
  for (const { key } of all.filter((kept) => !isLive(kept))) await keptFiles.forget(key)
  return all.filter(isLive)
}

async function run<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result> | IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open()
    try {
      return await settled(act(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('uploads', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
