/** A file that is on its way, kept in this browser so that it can go on after a reload. */
export interface KeptFile {
  readonly key: string
  readonly customerId: string
  readonly file: File
  /** Its size before it was made smaller for sending. */
  readonly shrunkFrom: number | undefined
  /** Where the server takes its parts, once it has said so. */
  readonly url: string | undefined
  readonly keptAt: number
}

/** As long as the server keeps the parts of an unfinished upload. */
const lifetime = 24 * 60 * 60 * 1000
const storeName = 'files'

/** Without a place to keep it (a private window, a full disk) a file goes on its way all the same. */
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
  /** The customer's own; whatever is older or of another customer is forgotten. */
  async list(customerId: string): Promise<KeptFile[]> {
    const kept = (await run<KeptFile[]>('readonly', (store) => store.getAll())) ?? []
    const isLive = (file: KeptFile) => file.customerId === customerId && Date.now() - file.keptAt < lifetime
    for (const { key } of kept.filter((file) => !isLive(file))) await keptFiles.forget(key)
    return kept.filter(isLive)
  },
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
