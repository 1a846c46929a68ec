import { describeFailure } from './failure.ts'
import { installBrowser } from './testing/install-browser.ts'
import { installPdfsig } from './testing/install-pdfsig.ts'
import { validate } from './validate/validate.ts'

try {
  installBrowser()
  installPdfsig()
  process.exit((await validate()) ? 0 : 1)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
