import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A test virus that every scanner knows, in two halves so that no scanner takes this file for one. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`

type Fault = 'hangs up' | 'is silent' | 'resets' | 'answers half' | 'talks nonsense' | 'is too busy'

/** A peer that reads clamd's INSTREAM protocol strictly and finds the test virus; it can be told to misbehave. */
export async function startClamd({ streamMaxLength = 12_000_000, port = 0 } = {}) {
  let fault: Fault | undefined
  let scans = 0
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    if (fault === 'hangs up') return socket.end()
    let received = Buffer.alloc(0)
    socket.on('data', (data: Buffer) => {
      if (fault === 'resets') return socket.resetAndDestroy()
      received = Buffer.concat([received, data])
      const answer = answerTo(received, streamMaxLength)
      if (answer === undefined || fault === 'is silent') return
      scans += 1
      if (fault === 'answers half') socket.end(answer.slice(0, 9))
      else if (fault === 'talks nonsense') socket.end('<html>\0')
      else if (fault === 'is too busy') socket.end('stream: Time limit reached ERROR\0')
      else socket.end(`${answer}\0`)
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: ownPort } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port: ownPort },
    misbehave: (how: Fault | undefined) => {
      fault = how
    },
    scans: () => scans,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** The daemon's answer once the stream has ended or has become too long; undefined while there is more to come. */
function answerTo(received: Buffer, streamMaxLength: number): string | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return undefined
  if (received.toString('latin1', 0, command.length) !== command) return 'UNKNOWN COMMAND'
  const chunks: Buffer[] = []
  let at = command.length
  let size = 0
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) {
      return Buffer.concat(chunks).includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
    }
    size += length
    if (size > streamMaxLength) return 'INSTREAM size limit exceeded. ERROR'
    if (at + 4 + length > received.length) return undefined
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
