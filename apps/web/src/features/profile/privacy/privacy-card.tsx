import type { User } from '@sanad/contracts'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { Card, LoadingState, Stack } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { sectionIds } from '../section-ids.ts'
import { ConsentsForm } from './consents-form.tsx'
import { DataCopy } from './data-copy.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { NomineeSection } from './nominee-section.tsx'
import { useReadPrivacyQuery } from './privacy-api.ts'

/** Polling interval while an export is being prepared. */
const POLL_MS = 2000

/** What the customer decides about their personal data. */
export function PrivacyCard({ user }: { user: User }) {
  const texts = useMessages(profilePrivacyMessages)
  const [isPreparing, setPreparing] = useState(false)
  const { data, error, isLoading, refetch } = useReadPrivacyQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPreparing ? POLL_MS : 0,
  })
  const privacy = data?.data
  const wasPreparing = privacy?.data_export?.status === 'preparing'
  if (wasPreparing !== isPreparing) setPreparing(wasPreparing)
  return (
    <Card id={sectionIds.privacy} title={texts.title} description={texts.text}>
      {isLoading && <LoadingState size="inline" label={texts.checking} />}
      {error && !privacy && <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />}
      {privacy && (
        <Stack gap="large">
          <ConsentsForm key={privacy.notice_version} privacy={privacy} />
          {privacy.nominee !== undefined && <NomineeSection nominee={privacy.nominee} user={user} />}
          <DataCopy dataExport={privacy.data_export} user={user} />
          <ErasureSection erasure={privacy.erasure} user={user} />
        </Stack>
      )}
    </Card>
  )
}
