import { describeFailure } from './failure.ts'
import { rehearse } from './rehearse/rehearse.ts'

await rehearse().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})
