import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { ScannerUnavailable, type VirusScanner } from './virus-scanner.ts'

const CHUNK = 64 * 1024
const MAX_ANSWER = 4096
// So clamd itself often ends when a file is too large: its answer is lost with the bytes that it left unread.
const hungUp = "The virus scanner hung up on a file; should it be a large one, raise clamd's StreamMaxLength"

/** Where clamd listens. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** ClamAV's daemon, by its INSTREAM command: chunks behind their lengths, then one of length 0. */
export function createClamdScanner(address: ClamdAddress, { silenceMs = 60_000 } = {}): VirusScanner {
  return {
    async scan(content) {
      const socket = connect(address)
      // A write to a socket that was closed meanwhile is told as an event too; the answer decides.
      socket.on('error', () => {})
      socket.setTimeout(silenceMs, () =>
        socket.destroy(new ScannerUnavailable(`The virus scanner was silent for ${silenceMs} ms`)),
      )
      const answer = readAnswer(socket)
      // Awaited below: the content may end, or fail, before.
      answer.catch(() => {})
      try {
        await sendContent(socket, content)
        return findingOf(await answer)
      } finally {
        content.destroy()
        socket.destroy()
      }
    },
  }
}

async function sendContent(socket: Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const read of content) {
    const bytes = Buffer.from(read)
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      // A daemon that has refused the content reads no more of it.
      if (!socket.writable) return
      socket.write(lengthOf(chunk.length))
      if (!socket.write(chunk)) await drained(socket)
    }
  }
  if (socket.writable) socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve()
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })
}

/** The daemon ends its answer with a zero byte; whatever comes before counts only then. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    let connected = false
    socket.once('connect', () => {
      connected = true
    })
    socket.setEncoding('utf8').on('data', (data) => {
      text += String(data)
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > MAX_ANSWER) socket.destroy(new Error('An answer without an end'))
    })
    socket.on('error', (cause) => {
      if (cause instanceof ScannerUnavailable) reject(cause)
      else if (connected) reject(new Error(hungUp, { cause }))
      else reject(new ScannerUnavailable('The virus scanner was not reached', { cause }))
    })
    socket.on('close', () => reject(new Error(hungUp)))
  })
}

function findingOf(answer: string): string | null {
  if (answer === 'stream: OK') return null
  const finding = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1]
  if (finding) return finding
  if (answer.startsWith('INSTREAM size limit exceeded')) {
    throw new Error(
      "The virus scanner takes no file of this size: set clamd's StreamMaxLength to 12M or more",
    )
  }
  throw new Error(`The virus scanner could not scan a file: ${answer.slice(0, 200)}`)
}
