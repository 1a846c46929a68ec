export type Turn = PromiseWithResolvers<void>

/** A queue that serves the keys in turn (round robin): who sent many waits behind who sent one. */
export class FairLine {
  /** The key that is served next comes first. */
  readonly #turns = new Map<string | symbol, Turn[]>()

  get length(): number {
    return [...this.#turns.values()].reduce((sum, turns) => sum + turns.length, 0)
  }

  add(turn: Turn, key: string | undefined): void {
    const own = key ?? Symbol('nobody')
    this.#turns.set(own, [...(this.#turns.get(own) ?? []), turn])
  }

  shift(): Turn | undefined {
    const [next] = this.#turns
    if (!next) return undefined
    const [key, [turn, ...rest]] = next
    this.#turns.delete(key)
    if (rest.length > 0) this.#turns.set(key, rest)
    return turn
  }

  /** Empties it. */
  clear(): Turn[] {
    const all = [...this.#turns.values()].flat()
    this.#turns.clear()
    return all
  }
}
