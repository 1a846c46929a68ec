import { announceUpload, sendPart } from '@sanad/testing'
import { type Attack, codeOf, expectThat } from '../attack.ts'

const mostFiles = 50
const partRefusals: ReadonlySet<string> = new Set(['upload_part_too_small', 'upload_parts_limit'])

/** Each part is a file and a row: parts of a byte once made 300 of them in two seconds. */
export const oneByteParts: Attack = {
  name: 'uploads in parts of a byte',
  fault: 'F-37',
  async run({ origin, createVictim, stack }) {
    const { token } = await createVictim()
    const sender = { portal: origin, token }
    let refused = 0
    for (let upload = 0; upload < 5; upload++) {
      const announced = await announceUpload(sender, { name: 'paper.pdf', size: 10_000_000 })
      const url = announced.headers.location
      expectThat(url !== undefined, `an upload was not begun: ${announced.text}`)
      for (let offset = 0; offset < 60; offset++) {
        const answer = await sendPart(sender, { url, offset, part: Buffer.from('x') })
        expectThat(answer.status < 500, `a part was answered ${answer.status}`)
        if (answer.status < 400) continue
        const isKnown = partRefusals.has(codeOf(answer) ?? '')
        expectThat(isKnown, `a part was refused for another reason: ${answer.text}`)
        refused += 1
        break
      }
    }
    const [{ count } = { count: 0 }] = await stack.database.query<{ count: number }>(
      'select count(*)::int as count from upload_parts where size_bytes = 1',
    )
    expectThat(count < mostFiles, `${count} parts of a byte were kept`)
    expectThat(refused === 5, `${5 - refused} of 5 uploads were never refused`)
    return `5 uploads in parts of a byte, all refused, ${count} parts kept`
  },
}
