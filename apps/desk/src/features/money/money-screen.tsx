import type { StaffPermission } from '@sanad/domain'
import { moneyMessages } from '@sanad/texts/desk/money'
import { PageHeader, Stack, Tabs } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type MoneyTab, moneyTabs } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { ApprovalList } from './approvals/approval-list.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { DueList } from './dues/due-list.tsx'
import { PaymentsToCheck } from './payments-to-check.tsx'

/** S8: payments that need somebody, what another member proposed, the stages that customers are to pay, and what was issued. */
export function MoneyScreen() {
  const texts = useMessages(moneyMessages)
  const { permissions } = useStaff()
  const [address, setAddress] = useSearchParams()
  const tabs: Record<MoneyTab, { permission: StaffPermission; label: string; panel: ReactNode }> = {
    check: { permission: 'payment.review', label: texts.tabCheck, panel: <PaymentsToCheck /> },
    approve: { permission: 'refund.approve', label: texts.tabApprove, panel: <ApprovalList /> },
    due: { permission: 'payment.link', label: texts.tabDue, panel: <DueList /> },
    documents: { permission: 'application.read', label: texts.tabDocuments, panel: <DocumentList /> },
  }
  const shown = moneyTabs.filter((tab) => permissions.includes(tabs[tab].permission))
  const value = shown.find((tab) => tab === address.get('tab')) ?? shown[0] ?? 'due'
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader title={texts.title} />
      <Tabs
        label={texts.tabs}
        value={value}
        onValueChange={(tab) => setAddress({ tab }, { replace: true })}
        items={shown.map((tab) => ({ value: tab, label: tabs[tab].label, panel: tabs[tab].panel }))}
      />
    </Stack>
  )
}
