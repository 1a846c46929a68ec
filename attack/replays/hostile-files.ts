import { submitDocument } from '@sanad/contracts'
import { call } from '@sanad/testing'
import { hostilePdfs, hostilePngs } from '../../apps/server/src/testing/factories/hostile-files.ts'
import { type Attack, codeOf, expectThat } from '../attack.ts'

/** Files of the largest size whose inspection once took seconds of the event loop, or the process with it. */
export const hostileFiles: Attack = {
  name: 'files made to be inspected for ever',
  fault: 'F-29',
  async run(target) {
    const files = [
      ...Object.values(hostilePdfs).map((make) => ['paper.pdf', make()] as const),
      ...Object.values(hostilePngs).map((make) => ['paper.png', make()] as const),
    ]
    const answers: (string | undefined)[] = []
    for (const [name, content] of files) {
      const { ids, token, documentId } = await target.createVictim()
      const body = { user_id: ids.customer, application_id: ids.application, document_id: documentId }
      const file = { content, name }
      const answer = await call(target.origin, submitDocument, { token, body, file })
      answers.push(answer.status === 200 ? 'taken' : codeOf(answer))
    }
    const refused = answers.filter((code) => code === 'file_content_refused').length
    const others = answers.filter((code) => code !== 'file_content_refused' && code !== 'taken')
    expectThat(others.length === 0, `of ${files.length} files some were answered ${others.join(', ')}`)
    // What is only long and harmless is taken.
    expectThat(refused > files.length / 4, `only ${refused} of ${files.length} files were refused`)
    return `${files.length} files of 10 MB, ${refused} of them refused`
  },
}
