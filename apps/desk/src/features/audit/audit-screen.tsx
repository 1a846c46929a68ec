import { auditMessages } from '@sanad/texts/desk/audit'
import { Card, DownloadIcon, EmptyState, PageHeader, Stack } from '@sanad/ui'
import { PagedList, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useStaff } from '../../shared/session/use-staff.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import styles from './audit.module.css'
import { useListAuditEntriesInfiniteQuery } from './audit-api.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditRow } from './audit-row.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { useAuditFilter } from './use-audit-filter.ts'

const nobody: readonly { id: string; name: string }[] = []

/** S17: who did or saw what, of whom, when and why. */
export function AuditScreen() {
  const texts = useMessages(auditMessages)
  const [filter, change] = useAuditFilter()
  const list = useListAuditEntriesInfiniteQuery(filter)
  const [isExporting, setExporting] = useState(false)
  const mayExport = useStaff().permissions.includes('audit.export')
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader
        title={texts.title}
        actions={
          mayExport && (
            <ActButton
              keys="e"
              label={texts.export}
              variant="secondary"
              icon={<DownloadIcon />}
              onClick={() => setExporting(true)}
            />
          )
        }
      />
      <AuditFilterForm filter={filter} people={list.data?.pages[0]?.people ?? nobody} onChange={change} />
      <PagedList
        query={list}
        loading={texts.loading}
        failed={texts.failed}
        isEmpty={(pages) => pages.every(({ data }) => data.length === 0)}
        empty={<EmptyState title={texts.empty} message={texts.emptyHint} />}
      >
        {(pages) => (
          <Card padding="none">
            <ul className={styles.list} aria-label={texts.title}>
              {pages
                .flatMap(({ data }) => data)
                .map((entry) => (
                  <AuditRow key={entry.id} entry={entry} />
                ))}
            </ul>
          </Card>
        )}
      </PagedList>
      <ExportDialog isOpen={isExporting} filter={filter} onOpenChange={setExporting} />
    </Stack>
  )
}
