import { jobsMessages } from '@sanad/texts/desk/jobs'
import { Card, EmptyState, LoadingState, PageHeader, RowList, Stack } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Strip } from '../../shared/strip/strip.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { JobRow } from './job-row.tsx'
import { useListGivenUpJobsQuery } from './jobs-api.ts'

/** Work of the portal that failed at every attempt: an admin has it done again, or drops it. */
export function JobsScreen() {
  const texts = useMessages(jobsMessages)
  const { currentData: answer, error, refetch } = useListGivenUpJobsQuery()
  const [said, setSaid] = useState<string>()
  const jobs = answer?.data
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Strip>{said}</Strip>
      {!jobs && error && <ReadError error={error} failed={texts.failed} onRetry={refetch} />}
      {!jobs && !error && <LoadingState label={texts.loading} />}
      {jobs?.length === 0 && <EmptyState title={texts.empty} message={texts.emptyHint} />}
      {jobs && jobs.length > 0 && (
        <Card padding="none">
          <RowList label={texts.title}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} onDone={setSaid} />
            ))}
          </RowList>
        </Card>
      )}
    </Stack>
  )
}
