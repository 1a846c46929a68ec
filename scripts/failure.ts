/** A step that failed in a way its reader can do something about: what failed, and what to do. */
export class Failure extends Error {
  readonly advice: string

  constructor(what: string, advice: string, options?: ErrorOptions) {
    super(what, options)
    this.name = 'Failure'
    this.advice = advice
  }
}

/** Shows an expected failure as two plain lines and anything else with its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof Failure) return `\nSanad: ${error.message}\n  → ${error.advice}\n`
  return `\nSanad: an unexpected error\n${error instanceof Error ? error.stack : String(error)}\n`
}
