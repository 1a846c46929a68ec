import type { ServiceApplication } from '@sanad/contracts'
import { historyMessages } from '@sanad/texts/desk/shared/history'
import { FoldedCard } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { HistoryList } from '../../shared/application/history-list.tsx'

interface HistoryCardProps {
  readonly applicationId: string
  readonly application: ServiceApplication
}

/** The history, read from the server once somebody wants it. */
export function HistoryCard({ applicationId, application }: HistoryCardProps) {
  const texts = useMessages(historyMessages)
  const [isWanted, setWanted] = useState(false)
  return (
    <FoldedCard title={texts.title} summary={texts.summary} onOpen={() => setWanted(true)}>
      {isWanted && <HistoryList applicationId={applicationId} application={application} />}
    </FoldedCard>
  )
}
