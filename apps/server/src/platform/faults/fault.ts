/** Where an unexpected failure came up, by names of ours alone: never an address or an id of a person. */
export interface FaultPlace {
  readonly in: 'request' | 'job' | 'process'
  /** The route's pattern, or the job's name. */
  readonly name: string
  readonly requestId?: string | undefined
}

export interface DescribedFault {
  readonly type: string
  readonly code?: string
  readonly frames: readonly string[]
}

/** Without its message: that of a database or a library may quote what a customer typed. The log has it. */
export function describeFault(error: unknown): DescribedFault {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, ...code, frames: frames.slice(0, 20).map((frame) => frame.trim()) }
}
