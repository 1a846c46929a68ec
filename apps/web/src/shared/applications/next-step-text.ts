import type { PaidBack, ServiceSummary } from '@sanad/contracts'
import type { ApplicationTexts } from '@sanad/texts/web/shared/application'
import { formatRupees } from '@sanad/web-kit'

type Progress = Pick<ServiceSummary, 'next_step' | 'paid_back' | 'next_stage_title' | 'pending_items'> & {
  readonly client_status?: string
}

/** The one thing to do next, or what is waited for, in words. */
export function nextStepText(
  { client_status, next_step, paid_back, next_stage_title, pending_items }: Progress,
  texts: ApplicationTexts,
) {
  if (client_status === 'on_hold') return texts.onHold
  switch (next_step.next) {
    case 'pay':
      return texts.pay
    case 'pay_stage':
      return next_stage_title ? texts.payStage({ stage: next_stage_title }) : texts.pay
    case 'confirm_payment':
      return texts.confirmPayment
    case 'check_payment':
      return texts.checkPayment
    case 'provide_information':
      return texts.provideInformation({ items: pending_items })
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
      return paid_back ? paidBackText(paid_back, texts) : texts.nothingLeft
  }
}

function paidBackText({ amount, of }: NonNullable<PaidBack>, texts: ApplicationTexts) {
  return amount < of
    ? texts.partPaidBack({ amount: formatRupees(amount), of: formatRupees(of) })
    : texts.paidBack
}
