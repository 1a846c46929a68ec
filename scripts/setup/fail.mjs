/** Ends the command: says what failed and what to do about it. */
export function fail(what, advice) {
  console.error(`\nSanad: ${what}\n  → ${advice}\n`)
  process.exit(1)
}
