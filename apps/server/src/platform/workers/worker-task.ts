/** A pure function that a worker thread loads by itself: `main` threads import its type only, never its code. */
export interface WorkerTask<Input, Output> {
  /** Path of the module that exports it. */
  readonly file: string
  /** Name of the export. */
  readonly name: string
  /** Time for one run, from its start; a run that needs longer is terminated with its thread. */
  readonly deadlineMs: number
  /** Carries the types; never called. */
  readonly signature?: (input: Input) => Output
}

// biome-ignore lint/suspicious/noExplicitAny: the bound that lets any function's types be inferred.
type Run = (input: any) => unknown

/** Input and output are copied between threads (structured clone), so they are plain data. */
export function defineTask<R extends Run>(task: {
  file: URL
  name: string
  deadlineMs: number
}): WorkerTask<Parameters<R>[0], Awaited<ReturnType<R>>> {
  return { ...task, file: task.file.href }
}
