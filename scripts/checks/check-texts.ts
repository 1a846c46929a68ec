import { checkTexts } from '../texts/check-texts.ts'
import { progressTable } from '../texts/list-progress.ts'

const problems = await checkTexts()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(progressTable())
