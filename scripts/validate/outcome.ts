/** What a step came to. */
export interface Outcome {
  readonly passed: number
  /** Each failed test by file and title, or the step that failed as a whole by its name. */
  readonly failures: readonly string[]
}

export const nothing: Outcome = { passed: 0, failures: [] }
export const onePassed: Outcome = { passed: 1, failures: [] }
export const failedAs = (name: string): Outcome => ({ passed: 0, failures: [name] })

export function add(one: Outcome, other: Outcome): Outcome {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] }
}

/** The last lines of a run: what failed, by name, as its report is thousands of lines above, and how much there was. */
export function summarize({ passed, failures }: Outcome): string {
  const named = failures.map((failure) => `FAILED ${failure}`)
  return [...named, `${passed} passed, ${failures.length} failed`].join('\n')
}
