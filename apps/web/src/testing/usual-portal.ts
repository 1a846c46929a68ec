import { portal } from '@sanad/testing/mock-portal'
import { beforeEach } from 'vitest'
import { emptyAuditLog, recordAudit } from './audit-log.ts'
import { answerWholeApp, usualAnswers } from './usual-answers.ts'

// A setup file: what is usual is answered, and nothing is left of an earlier payment.
beforeEach(() => {
  portal.use(...usualAnswers, recordAudit)
  answerWholeApp(false)
  emptyAuditLog()
  delete window.Cashfree
  delete window.Razorpay
})
