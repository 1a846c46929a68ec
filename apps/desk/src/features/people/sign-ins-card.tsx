import type { StaffPerson } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Card, Inline, Stack } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useEndStaffSessionsMutation, useResetStaffPersonMutation } from './people-api.ts'
import { useAttempt } from './use-attempt.ts'

interface SignInsCardProps {
  readonly person: StaffPerson
  readonly isOneself: boolean
}

export function SignInsCard({ person, isOneself }: SignInsCardProps) {
  const texts = useMessages(peopleMessages)
  const language = useLanguage()
  const [endAll] = useEndStaffSessionsMutation()
  const [reset] = useResetStaffPersonMutation()
  const { isBusy, outcome, requestIdOf, run } = useAttempt()
  const { email, factors, open_sessions: count, link_until: until } = person
  const call = (act: 'end' | 'reset') => ({
    params: { id: person.id },
    body: { request_id: requestIdOf(act, person.id) },
  })
  return (
    <Card title={texts.signInsTitle} description={isOneself ? undefined : texts.sendLinkText}>
      <Stack>
        <OutcomeBanner outcome={outcome} />
        <p>
          {texts.sessions({ count })}{' '}
          {factors.length === 0
            ? texts.noFactor
            : texts.factors({ names: factors.map((kind) => texts[kind]).join(', ') })}{' '}
          {until && texts.linkUntil({ at: formatDateTime(until, language) })}
        </p>
        <Inline>
          <ActButton
            keys="e"
            label={texts.endAll}
            needsEnter
            variant="secondary"
            busy={isBusy}
            busyLabel={texts.saving}
            onClick={() => void run(() => endAll(call('end')).unwrap(), texts.recorded)}
          />
          {!isOneself && (
            <ActButton
              keys="l"
              label={texts.sendLink}
              needsEnter
              variant="secondary"
              busy={isBusy}
              busyLabel={texts.sending}
              onClick={() => void run(() => reset(call('reset')).unwrap(), texts.linkSent({ email }))}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
