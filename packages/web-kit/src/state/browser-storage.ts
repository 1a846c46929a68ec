type Area = 'localStorage' | 'sessionStorage'

// Accessing `localStorage` itself throws when cookies are blocked; the app then keeps its state in memory only.

export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // Quota or blocked cookies: the value is still in memory.
  }
}
