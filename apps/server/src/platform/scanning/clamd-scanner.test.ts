import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eicar, startClamd } from '../../testing/start-clamd.ts'
import { createClamdScanner } from './clamd-scanner.ts'
import { ScannerUnavailable } from './virus-scanner.ts'

let clamd: Awaited<ReturnType<typeof startClamd>>
beforeEach(async () => {
  clamd = await startClamd({ streamMaxLength: 1_000_000 })
})
afterEach(() => clamd.close())

const scan = (content: string | Buffer, options?: { silenceMs: number }) =>
  createClamdScanner(clamd.address, options).scan(Readable.from([Buffer.from(content)]))

it('tells a clean file from an infected one', async () => {
  expect(await scan('a clean file')).toBeNull()
  expect(await scan(Buffer.concat([Buffer.alloc(300_000, 'x'), Buffer.from(eicar)]))).toBe('Eicar-Signature')
})

it('a file that the daemon finds too large is not taken for a clean one', async () => {
  await expect(scan(Buffer.alloc(1_000_001))).rejects.toThrow('StreamMaxLength')
})

it.each([
  ['hangs up', 'hung up'],
  ['resets', 'hung up'],
  ['answers half', 'hung up'],
  ['talks nonsense', 'could not scan a file'],
  ['is too busy', 'could not scan a file'],
] as const)('a daemon that %s has not scanned the file', async (fault, message) => {
  clamd.misbehave(fault)
  await expect(scan('a file')).rejects.toThrow(message)
})

it('a daemon that is silent is unavailable', async () => {
  clamd.misbehave('is silent')
  await expect(scan('a file', { silenceMs: 200 })).rejects.toThrow(ScannerUnavailable)
})

it('a daemon that is down is unavailable', async () => {
  await clamd.close()
  await expect(scan('a file')).rejects.toThrow(ScannerUnavailable)
  clamd = await startClamd()
})

it('a file that breaks off on the way is not taken for a clean one', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half a f')
      throw new Error('cut')
    })(),
  )
  await expect(createClamdScanner(clamd.address).scan(broken)).rejects.toThrow('cut')
})
