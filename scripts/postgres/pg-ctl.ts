import type { Cluster } from './cluster.ts'
import { runProgram } from './run-program.ts'

export function pgCtl(
  cluster: Cluster,
  command: 'start' | 'stop' | 'status',
  ...args: string[]
): Promise<void> {
  return runProgram(cluster.binaries.pgCtl, [command, ...args, `--pgdata=${cluster.data}`], cluster.runAs)
}
