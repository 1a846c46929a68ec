type Area = 'localStorage' | 'sessionStorage'

// Reading the area itself throws where cookies are blocked; there the portal works until the next reload.

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
    // Nothing to do: what could not be stored is still held in memory.
  }
}
