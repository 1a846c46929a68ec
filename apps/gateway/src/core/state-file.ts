import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Snapshot } from './snapshot.ts'
import type { State } from './state.ts'

/** Brings a file of an older version to today's format; leaves any other alone. */
type Upgrade = (content: unknown) => unknown

/** Persists the state as JSON, so that a restart of the stack keeps its orders. */
export class StateFile {
  readonly #path: string
  readonly #state: State
  readonly #upgrade: Upgrade
  #writing: Promise<void> = Promise.resolve()
  #queued: Promise<void> | undefined

  constructor(path: string, state: State, upgrade: Upgrade) {
    this.#path = path
    this.#state = state
    this.#upgrade = upgrade
  }

  async load() {
    await mkdir(dirname(this.#path), { recursive: true })
    if (!existsSync(this.#path)) return
    this.#state.load(Snapshot.parse(this.#upgrade(JSON.parse(await readFile(this.#path, 'utf8')))))
  }

  /** Resolves once the present state is on disk; concurrent callers are coalesced into one write. */
  save(): Promise<void> {
    this.#queued ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined
        this.#writing = this.#write()
        return this.#writing
      })
    return this.#queued
  }

  // Write to a draft and rename: atomic, a crash never leaves half a file.
  async #write() {
    const draft = `${this.#path}.draft`
    await writeFile(draft, JSON.stringify(this.#state.snapshot()), { mode: 0o600 })
    await rename(draft, this.#path)
  }
}
