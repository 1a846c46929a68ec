import type { PaidBack, ServiceSummary } from '@sanad/contracts'
import { formatRupees } from '@sanad/web-kit'
import type { ApplicationTexts } from './application-messages.ts'

type Progress = Pick<ServiceSummary, 'next_step' | 'paid_back' | 'next_stage_title' | 'pending_items'>

/** The one thing to do next, or what is waited for, in words. */
export function nextStepText(
  { next_step, paid_back, next_stage_title, pending_items }: Progress,
  texts: ApplicationTexts,
) {
  switch (next_step.next) {
    case 'pay':
      return texts.pay
    case 'pay_stage':
      return next_stage_title ? texts.payStage(next_stage_title) : texts.pay
    case 'confirm_payment':
      return texts.confirmPayment
    case 'check_payment':
      return texts.checkPayment
    case 'provide_information':
      return texts.provideInformation(pending_items)
    case 'replace_document':
      return texts.replaceDocument
    case 'wait_for_us':
      return texts.waitForUs(next_stage_title)
    case 'wait_for_department':
      return texts.waitForDepartment(next_stage_title)
    case 'wait_for_refund':
      return texts.waitForRefund
    case 'none':
      return paid_back ? paidBackText(paid_back, texts) : texts.nothingLeft
  }
}

function paidBackText({ amount, of }: NonNullable<PaidBack>, texts: ApplicationTexts) {
  return amount < of ? texts.partPaidBack(formatRupees(amount), formatRupees(of)) : texts.paidBack
}
