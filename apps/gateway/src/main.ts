import { readConfig } from './config.ts'
import { buildGateway } from './gateway.ts'

const config = readConfig()
const gateway = await buildGateway(config.gateway)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await gateway.close()
  process.exit(0)
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A parent that forked us may be killed with SIGKILL: then the IPC channel closes, and no signal comes.
process.on('disconnect', stop)

const url = await gateway.listen({ port: config.port, host: config.host })
console.log(`Stand-in payment gateway listens on ${url}`)
