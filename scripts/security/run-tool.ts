import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'

/** Runs one of the scanners to its end and returns its output. */
export async function runTool(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { maxBuffer: 256 * 1024 * 1024 })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Failure(`${program} is not installed`, `On Debian: apt-get install -y ${program}`)
    }
    throw error
  }
}
