import { endpoints } from '@sanad/contracts'
import { sendInParts, toRequest, transportTo } from '@sanad/testing'
import { howToCall } from '../../apps/server/src/testing/access-matrix/how-to-call.ts'
import { pdfFile } from '../../apps/server/src/testing/factories/sample-files.ts'
import type { Target } from './start-target.ts'

/** Calls every operation once: the first calls of a process compile what they need. */
export async function warmUp(target: Target): Promise<void> {
  const send = transportTo(target.origin)
  for (const endpoint of endpoints.filter(({ stream }) => !stream)) {
    const { ids, token } = await target.createVictim()
    const bearer = endpoint.access === 'staff' ? await target.signInStaff() : token
    const request = await toRequest(endpoint, {
      ...howToCall[endpoint.name]?.request(ids),
      token: bearer,
      file: { content: pdfFile() },
    })
    await send(request)
  }
  const { token } = await target.createVictim()
  await sendInParts({ portal: target.origin, token }, { name: 'paper.pdf', content: pdfFile() })
}
