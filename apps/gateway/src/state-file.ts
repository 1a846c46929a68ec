import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Snapshot, type State } from './state.ts'

/** Keeps the state in a JSON file, so that a restart of the stack keeps its orders. */
export class StateFile {
  readonly #path: string
  readonly #state: State
  #writing: Promise<void> = Promise.resolve()
  #queued: Promise<void> | undefined

  constructor(path: string, state: State) {
    this.#path = path
    this.#state = state
  }

  async load() {
    await mkdir(dirname(this.#path), { recursive: true })
    if (!existsSync(this.#path)) return
    this.#state.load(Snapshot.parse(JSON.parse(await readFile(this.#path, 'utf8'))))
  }

  /** Resolves when everything up to now is in the file; callers that come together share one write. */
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

  async #write() {
    const draft = `${this.#path}.draft`
    await writeFile(draft, JSON.stringify(this.#state.snapshot()), { mode: 0o600 })
    await rename(draft, this.#path)
  }
}
