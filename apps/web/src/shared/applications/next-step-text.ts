import type { PaidBack, ServiceSummary } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import type { ApplicationTexts } from '@sanad/texts/web/shared/application'
import { type Missing, missingWords } from './missing-words.ts'

type Progress = Missing &
  Pick<ServiceSummary, 'next_step' | 'paid_back' | 'next_stage_title' | 'deliverable_kind'> & {
    readonly client_status?: string
    readonly amount_due?: number | null
  }

/** The one thing to do next, or what is waited for, in words. */
export function nextStepText(progress: Progress, texts: ApplicationTexts): string {
  const { client_status, next_step, paid_back, next_stage_title, deliverable_kind: kind } = progress
  if (client_status === 'on_hold') return texts.onHold
  if (next_step.form_due) return texts.fillForm
  switch (next_step.next) {
    case 'pay':
    case 'pay_stage':
      return payText(progress, texts)
    case 'confirm_payment':
      return texts.confirmPayment
    case 'check_payment':
      return texts.checkPayment
    case 'provide_information':
      return texts.provideInformation({ what: missingWords(progress, texts) })
    case 'replace_document':
      return texts.replaceDocument
    case 'wait_for_us':
      return next_stage_title ? texts.waitForUsOn({ stage: next_stage_title }) : texts.waitForUs
    case 'wait_for_department':
      return next_stage_title
        ? texts.waitForDepartmentOn({ stage: next_stage_title })
        : texts.waitForDepartment
    case 'wait_for_refund':
      return texts.waitForRefund
    case 'none':
      if (paid_back) return paidBackText(paid_back, texts)
      return kind ? texts.deliverableReady({ kind }) : texts.nothingLeft
  }
}

function payText({ amount_due, next_step, next_stage_title: stage }: Progress, texts: ApplicationTexts) {
  const amount = typeof amount_due === 'number' ? formatRupees(amount_due) : undefined
  if (next_step.next === 'pay_stage' && stage) {
    return amount ? texts.payStageAmount({ amount, stage }) : texts.payStage({ stage })
  }
  return amount ? texts.payAmount({ amount }) : texts.pay
}

function paidBackText({ amount, of }: NonNullable<PaidBack>, texts: ApplicationTexts) {
  return amount < of
    ? texts.partPaidBack({ amount: formatRupees(amount), of: formatRupees(of) })
    : texts.paidBack
}
