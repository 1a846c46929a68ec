import process from 'node:process'

/** Health check of a container: exit code 0 while the portal in it is ready for requests. */
const port = process.env.PORT || '3000'
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, {
  signal: AbortSignal.timeout(3000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isReady ? 0 : 1
