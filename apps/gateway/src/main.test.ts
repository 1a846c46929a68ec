import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

async function startProcess() {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = fork(main, { env: { GATEWAY_PORT: '0' }, execArgv: [], silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout ?? child, 'data')
  const url = /http:\S+/.exec(String(line))?.[0]
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
  return child
}

it.each([
  ['it is asked to stop', (child: ChildProcess) => child.kill('SIGTERM')],
  ['its parent goes away', (child: ChildProcess) => child.disconnect()],
])('ends cleanly when %s', async (_when, end) => {
  const child = await startProcess()
  end(child)
  expect(await once(child, 'exit')).toEqual([0, null])
})
