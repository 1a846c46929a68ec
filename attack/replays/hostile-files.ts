import { submitDocument } from '@sanad/contracts'
import { call } from '@sanad/testing'
import { hostilePdfs, hostilePngs } from '../../apps/server/src/testing/factories/hostile-files.ts'
import { type Attack, expectThat } from '../attack.ts'

/** Files of the largest size whose inspection once took seconds of the event loop, or the process with it. */
export const hostileFiles: Attack = {
  name: 'files made to be inspected for ever',
  fault: 'F-29',
  async run(target) {
    const files = [
      ...Object.values(hostilePdfs).map((make) => ['paper.pdf', make()] as const),
      ...Object.values(hostilePngs).map((make) => ['paper.png', make()] as const),
    ]
    const answers: number[] = []
    for (const [name, content] of files) {
      const { ids, token, documentId } = await target.createVictim()
      const body = { user_id: ids.customer, application_id: ids.application, document_id: documentId }
      const file = { content, name }
      const { status } = await call(target.origin, submitDocument, { token, body, file })
      answers.push(status)
    }
    const failed = answers.filter((status) => status >= 500)
    expectThat(failed.length === 0, `${failed.length} of ${files.length} files were answered 5xx`)
    return `${files.length} files of 10 MB`
  },
}
