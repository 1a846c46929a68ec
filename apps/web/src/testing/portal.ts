import { setupServer } from 'msw/node'
import { recordAudit } from './audit-log.ts'
import { usualAnswers } from './usual-answers.ts'

/** Mock of the portal: usual responses and those of the test. Any other call fails and is reported. */
export const portal = setupServer(...usualAnswers, recordAudit)
