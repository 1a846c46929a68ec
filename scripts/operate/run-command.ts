import { describeFailure } from '../failure.ts'
import { loadEnvFile } from '../setup/env-file.mjs'
import { explainFailure } from './explain-failure.ts'

/** Runs an operator's command with the settings of `.env`. What it throws is described and becomes exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    loadEnvFile()
    await command()
  } catch (error) {
    console.error(describeFailure(explainFailure(error)))
    process.exitCode = 1
  }
}
