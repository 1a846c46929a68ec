/** Something outside this process that it works with, and the cheapest question that proves that it can. */
export interface Dependency {
  readonly name: string
  /** Throws where it cannot be worked with; must not change anything there. */
  readonly check: (signal: AbortSignal) => Promise<unknown>
}

export interface DependencyState {
  readonly name: string
  readonly status: 'ok' | 'failed'
  readonly ms: number
  /** Why it failed, in one line without secrets. */
  readonly problem?: string
}

/** Asks all at once; one that is silent for so long has failed, and keeps nobody waiting. */
export function checkDependencies(
  dependencies: readonly Dependency[],
  { withinMs = 5000 } = {},
): Promise<DependencyState[]> {
  return Promise.all(dependencies.map((dependency) => checkOne(dependency, withinMs)))
}

async function checkOne({ name, check }: Dependency, withinMs: number): Promise<DependencyState> {
  const begun = performance.now()
  const signal = AbortSignal.timeout(withinMs)
  const silent = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${withinMs} ms`)))
  })
  const ms = () => Math.round(performance.now() - begun)
  try {
    await Promise.race([check(signal), silent])
    return { name, status: 'ok', ms: ms() }
  } catch (error) {
    return { name, status: 'failed', ms: ms(), problem: problemOf(error) }
  }
}

/** The cause says more than what customers are told. Credentials of an address do not belong into an answer. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [first] = cause instanceof AggregateError ? cause.errors : [cause]
  const text = first instanceof Error ? first.message || first.name : String(first)
  return (
    text
      .split('\n')[0]
      ?.replace(/\/\/[^/@\s]*@/g, '//')
      .slice(0, 300) ?? ''
  )
}
