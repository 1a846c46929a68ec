import { join } from 'node:path'
import { describeFailure } from './failure.ts'
import { installBrowser } from './testing/install-browser.ts'
import { installPdfsig } from './testing/install-pdfsig.ts'
import { installPrometheus } from './testing/install-prometheus.ts'
import { validate } from './validate/validate.ts'

// Some sixty processes load the same packages: the first one to compile a module does it for all.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compile')
try {
  installBrowser()
  installPdfsig()
  installPrometheus()
  process.exit((await validate()) ? 0 : 1)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
