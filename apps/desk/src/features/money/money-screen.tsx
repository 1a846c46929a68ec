import { moneyMessages } from '@sanad/texts/desk/money'
import { PageHeader, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useStaff } from '../../shared/session/use-staff.ts'
import { ApprovalList } from './approvals/approval-list.tsx'
import { PaymentsToCheck } from './payments-to-check.tsx'

/** S8: what another member proposed, and for who may look at payments those that need somebody. */
export function MoneyScreen() {
  const texts = useMessages(moneyMessages)
  const { permissions } = useStaff()
  return (
    <Stack gap="large">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} />
      {permissions.includes('refund.approve') && <ApprovalList />}
      {permissions.includes('payment.review') && <PaymentsToCheck />}
    </Stack>
  )
}
