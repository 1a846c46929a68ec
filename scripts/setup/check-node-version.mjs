import { fail } from './fail.mjs'

const oldest = 20

if (Number.parseInt(process.versions.node, 10) < oldest) {
  fail(
    `Node ${process.versions.node} is too old to begin with`,
    `Install Node ${oldest} or newer (https://nodejs.org); the version that Sanad runs on is then fetched by itself.`,
  )
}
if (process.platform === 'win32') {
  fail('Windows is not supported', 'Use the Windows Subsystem for Linux (WSL) and start Sanad there.')
}
