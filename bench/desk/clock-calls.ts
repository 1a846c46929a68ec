/** Milliseconds of each call by what it is. */
export class Clock {
  readonly times = new Map<string, number[]>()

  async time<T>(what: string, call: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const answer = await call()
    const times = this.times.get(what) ?? []
    this.times.set(what, times)
    times.push(performance.now() - began)
    return answer
  }
}
