import type { Readable } from 'node:stream'

/** Keeps whole files under names that the portal makes. A file exists under its name only when it is complete. */
export interface FileStore {
  /** Stores the stream; throws and leaves nothing behind when it breaks off. */
  put(name: string, content: Readable): Promise<void>
  find(name: string): Promise<Readable | undefined>
  remove(name: string): Promise<void>
}
