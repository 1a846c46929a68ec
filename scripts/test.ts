import { describeFailure } from './failure.ts'
import { installBrowser } from './testing/install-browser.ts'
import { validate } from './validate/validate.ts'

try {
  installBrowser()
  process.exit((await validate()) ? 0 : 1)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
