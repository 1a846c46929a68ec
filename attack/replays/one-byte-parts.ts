import { announceUpload, sendPart } from '@sanad/testing'
import { type Attack, expectThat } from '../attack.ts'

const mostFiles = 50

/** Each part is a file and a row: parts of a byte once made 300 of them in two seconds. */
export const oneByteParts: Attack = {
  name: 'uploads in parts of a byte',
  fault: 'F-37',
  async run({ origin, createVictim, stack }) {
    const { token } = await createVictim()
    const sender = { portal: origin, token }
    for (let upload = 0; upload < 5; upload++) {
      const { headers } = await announceUpload(sender, { name: 'paper.pdf', size: 10_000_000 })
      const url = headers.location ?? ''
      for (let offset = 0; offset < 60; offset++) {
        const { status } = await sendPart(sender, { url, offset, part: Buffer.from('x') })
        expectThat(status < 500, `a part was answered ${status}`)
        if (status >= 400) break
      }
    }
    const [{ count } = { count: 0 }] = await stack.database.query<{ count: number }>(
      'select count(*)::int as count from upload_parts where size_bytes = 1',
    )
    expectThat(count < mostFiles, `${count} parts of a byte were kept`)
    return `300 parts of a byte, ${count} kept`
  },
}
