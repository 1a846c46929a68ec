import type { CustomerSession } from '@sanad/contracts'
import { nameBrowser } from '@sanad/domain'
import { profileMessages } from '@sanad/texts/web/profile'
import { Badge, Button, Card, LoadingState, Stack } from '@sanad/ui'
import { formatDateTime, ReadAlert, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import styles from './profile.module.css'
import {
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from './profile-api.ts'
import { sectionIds } from './section-ids.ts'

/** Every browser in which the customer, or staff for them, is signed in. */
export function SessionsCard() {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { data, error, isLoading, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [revokeOthers, { isLoading: isEnding }] = useRevokeOtherSessionsMutation()
  const sessions = data?.data ?? []

  const endOthers = async () => {
    const { error } = await revokeOthers()
    if (error) toast('error', errorText(error, texts.endFailed))
    else toast('success', texts.othersEnded)
  }

  return (
    <Card id={sectionIds.sessions} title={texts.sessions} description={texts.sessionsText}>
      <Stack>
        {isLoading && <LoadingState size="inline" label={texts.checking} />}
        {error && <ReadAlert error={error} failed={texts.sessionsFailed} onRetry={refetch} />}
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button
            variant="secondary"
            busy={isEnding}
            busyLabel={texts.ending}
            onClick={() => void endOthers()}
          >
            {texts.endOthers}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function SessionRow({ session }: { session: CustomerSession }) {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const language = useLanguage()
  const [revoke, { isLoading }] = useRevokeSessionMutation()
  const { browser, system } = nameBrowser(session.user_agent)
  const device =
    browser && system ? texts.browserOn({ browser, system }) : (browser ?? system ?? texts.unknownBrowser)
  const name = session.staff_name ? texts.helper({ name: session.staff_name }) : device

  const end = async () => {
    const { error } = await revoke({ params: { id: session.id } })
    if (error) toast('error', errorText(error, texts.endFailed))
    else toast('success', texts.ended)
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{texts.since({ time: formatDateTime(session.began_at, language) })}</p>
      </div>
      {session.is_current ? (
        <Badge tone="green">{texts.thisBrowser}</Badge>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.endSessionLabel({ session: name })}
          busy={isLoading}
          busyLabel={texts.ending}
          onClick={() => void end()}
        >
          {texts.endSession}
        </Button>
      )}
    </li>
  )
}
