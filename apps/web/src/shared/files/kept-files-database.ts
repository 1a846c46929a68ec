const storeName = 'files'

/** Best effort: without IndexedDB (private window, full disk) nothing is kept, and undefined answered. */
export async function inKeptFiles<Result>(
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

/** Emptied, not deleted: a deletion would wait for every tab that has it open, and everybody else for the deletion. */
export const forgetKeptFiles = () => inKeptFiles('readwrite', (store) => store.clear())

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
