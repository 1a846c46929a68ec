import type { Readable } from 'node:stream'

/** Keeps whole files under names that the portal makes. A file exists under its name only when it is complete. */
export interface FileStore {
  /**
   * Takes a stream to its end, flushed to a local disk but not yet kept. Throws when the stream breaks off
   * (nothing is left behind) and `storage_full` when there is no room.
   */
  receive(content: Readable): Promise<ReceivedFile>
  find(name: string): Promise<Readable | undefined>
  /** From the trash too. Nothing happens when there is no such file. */
  remove(name: string): Promise<void>
  /** Every kept file, in no order. */
  list(): AsyncIterable<KeptFile>
  /** Moves a file aside; `find` still finds it there. Nothing happens when there is no such file. */
  trash(name: string): Promise<void>
  /** Moves it back. */
  restore(name: string): Promise<void>
  /** What lies in the trash, and since when. */
  listTrash(): AsyncIterable<KeptFile>
  /** Who the store belongs to, in the words of `writeMarker`. */
  readMarker(): Promise<string | undefined>
  writeMarker(text: string): Promise<void>
}

export interface KeptFile {
  readonly name: string
  readonly keptAt: Date
}

/** Every byte of an upload, to be inspected and then either kept or discarded. */
export interface ReceivedFile {
  readonly path: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  keep(name: string): Promise<void>
  /** Nothing happens after `keep`. */
  discard(): Promise<void>
}

/** Names are the portal's own; anything else would be a mistake of ours that must not leave the store. */
export function assertStoredName(name: string): void {
  if (!isStoredName(name)) throw new Error(`Not the name of a stored file: ${name}`)
}

/** Beside the files; no name of a stored file. */
export const markerName = '_installation.json'

export function isStoredName(name: string): boolean {
  return /^[0-9a-z]+\.[a-z]+$/.test(name)
}
