/** A run that was terminated with its thread, because it exceeded its deadline or the memory of its thread. */
export class WorkAborted extends Error {
  readonly limit: 'deadline' | 'memory'

  constructor(limit: 'deadline' | 'memory', task: string) {
    super(`${task} exceeded its ${limit}`)
    this.name = 'WorkAborted'
    this.limit = limit
  }
}
