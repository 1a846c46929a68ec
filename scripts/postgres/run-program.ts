import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RunAs } from './run-as.ts'

/** Runs one of PostgreSQL's programs to its end; its stderr becomes the error's message. */
export async function runProgram(program: string, args: string[], runAs: RunAs): Promise<void> {
  try {
    // The working directory must be one that the other user can enter.
    await promisify(execFile)(program, args, { ...runAs, cwd: '/' })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr: string }
    throw new Error(stderr.trim() || message, { cause: error })
  }
}
