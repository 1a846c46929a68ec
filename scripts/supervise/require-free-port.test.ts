import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from '../postgres/find-free-port.ts'
import { requireFreePort } from './require-free-port.ts'

it('names the taken port and the setting by which another can be chosen', async () => {
  const port = await findFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  await expect(requireFreePort('PORT', '127.0.0.1', port, 0)).rejects.toMatchObject({
    message: expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`),
    advice: expect.stringContaining('PORT='),
  })
  other.close()
})

it('waits for a port that is about to be given free', async () => {
  const port = await findFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const free = requireFreePort('PORT', '127.0.0.1', port)
  other.close()
  await expect(free).resolves.toBeUndefined()
})
