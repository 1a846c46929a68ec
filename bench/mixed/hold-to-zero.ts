/** Names what is not zero, and makes the run end with 1 for it. What could not be counted (NaN) is not zero either. */
export function holdToZero(counts: Readonly<Record<string, number>>): void {
  for (const [what, count] of Object.entries(counts)) {
    if (count === 0) continue
    console.error(`Does not hold: ${what}: ${count} instead of 0`)
    process.exitCode = 1
  }
}
