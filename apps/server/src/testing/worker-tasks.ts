/** Tasks that a worker thread does well, badly, or never ends. */
export function double(value: number): number {
  return value * 2
}

export function fail(message: string): never {
  throw new Error(message)
}

export function spin(): never {
  while (true);
}

export function hoard(): never {
  const kept: number[][] = []
  while (true) kept.push(new Array(500_000).fill(kept.length))
}

/** Holds its thread until the shared number is set, and says so by counting up the next one. */
export function hold(shared: Int32Array): void {
  Atomics.add(shared, 1, 1)
  Atomics.notify(shared, 1)
  Atomics.wait(shared, 0, 0)
}
