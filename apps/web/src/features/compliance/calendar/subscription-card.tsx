import type { CalendarSubscription } from '@sanad/contracts'
import { complianceSubscriptionMessages } from '@sanad/texts/web/compliance-subscription'
import { Button, FoldedCard, Inline, LoadingState, Stack } from '@sanad/ui'
import {
  formatDate,
  formatDateTime,
  ReadAlert,
  useErrorText,
  useLanguage,
  useMessages,
  useToast,
} from '@sanad/web-kit'
import { useState } from 'react'
import {
  useGetCalendarSubscriptionQuery,
  useMakeCalendarSubscriptionMutation,
  useWithdrawCalendarSubscriptionMutation,
} from '../compliance-api.ts'
import { ExportButton } from './export-button.tsx'
import { SubscriptionAddress } from './subscription-address.tsx'

/** Lets a calendar app follow the due dates, by an address that is shown once and ends when the customer says so. */
export function SubscriptionCard({ businessId }: { businessId: string }) {
  const texts = useMessages(complianceSubscriptionMessages)
  const language = useLanguage()
  const { data, error, isLoading, refetch } = useGetCalendarSubscriptionQuery()
  const [url, setUrl] = useState<string>()
  const subscription = data?.data ?? null
  const summary = subscription ? texts.on({ day: formatDate(subscription.made_at, language) }) : texts.off
  return (
    <FoldedCard title={texts.title} summary={summary}>
      <Stack>
        {isLoading && <LoadingState size="inline" label={texts.loading} />}
        {error && !data && <ReadAlert error={error} failed={texts.failed} onRetry={refetch} />}
        {data && !subscription && <p>{texts.how}</p>}
        {url !== undefined && subscription && <SubscriptionAddress url={url} />}
        {url === undefined && subscription && <Facts subscription={subscription} />}
        {data && <Acts subscription={subscription} onUrlChange={setUrl} />}
        <p>{texts.onceHint}</p>
        <Inline>
          <ExportButton businessId={businessId} />
        </Inline>
      </Stack>
    </FoldedCard>
  )
}

function Facts({ subscription: { made_at, read_at } }: { subscription: CalendarSubscription }) {
  const texts = useMessages(complianceSubscriptionMessages)
  const language = useLanguage()
  return (
    <p>
      {texts.madeOn({ day: formatDate(made_at, language) })}{' '}
      {read_at ? texts.readAt({ time: formatDateTime(read_at, language) }) : texts.neverRead}{' '}
      {texts.replaceHint}
    </p>
  )
}

interface ActsProps {
  subscription: CalendarSubscription | null
  onUrlChange: (url: string | undefined) => void
}

function Acts({ subscription, onUrlChange }: ActsProps) {
  const texts = useMessages(complianceSubscriptionMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [make, { isLoading: isMaking }] = useMakeCalendarSubscriptionMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawCalendarSubscriptionMutation()
  const begin = async () => {
    const { data, error } = await make()
    if (data) onUrlChange(`${location.origin}${data.data.url}`)
    else toast('error', errorText(error, texts.makeFailed))
  }
  const end = async () => {
    const { error } = await withdraw()
    if (error) return toast('error', errorText(error, texts.withdrawFailed))
    onUrlChange(undefined)
    toast('success', texts.withdrawn)
  }
  return (
    <Inline>
      <Button
        variant={subscription ? 'secondary' : 'primary'}
        busy={isMaking}
        busyLabel={texts.making}
        onClick={() => void begin()}
      >
        {subscription ? texts.replace : texts.make}
      </Button>
      {subscription && (
        <Button
          variant="secondary"
          busy={isWithdrawing}
          busyLabel={texts.withdrawing}
          onClick={() => void end()}
        >
          {texts.withdraw}
        </Button>
      )}
    </Inline>
  )
}
