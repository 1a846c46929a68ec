import { profileMessages } from '@sanad/texts/web/profile'
import { Alert, Badge, Button, Card, LoadingState, Stack } from '@sanad/ui'
import { formatDateTime, ReadAlert, useLanguage, useMessages } from '@sanad/web-kit'
import { useListAccountsQuery } from '../../shared/accounts/accounts-api.ts'
import {
  offeredChannels,
  useGetNotificationPreferencesQuery,
} from '../../shared/notifications/preferences-api.ts'
import styles from './profile.module.css'
import { CodeDialog } from './proof/code-dialog.tsx'
import { sectionIds } from './section-ids.ts'
import { useSwitchAccount } from './use-switch-account.ts'

/** The accounts that share the verified e-mail address, and the way from one to another. */
export function AccountsCard({ emailVerified }: { emailVerified: boolean }) {
  const texts = useMessages(profileMessages)
  const language = useLanguage()
  const { data, error, isLoading, refetch } = useListAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const change = useSwitchAccount()
  const preferences = useGetNotificationPreferencesQuery().data?.data
  const hasEmail = preferences !== undefined && offeredChannels(preferences).includes('email')
  const accounts = data?.accounts ?? []
  // Whether another account has the address is nobody's to know before it links: the same words for all who wait.
  const why = (opensAt: string | undefined) => {
    if (!hasEmail) return texts.accountsNone
    if (!emailVerified) return texts.accountsUnverified
    return opensAt ? texts.accountsFrom({ time: formatDateTime(opensAt, language) }) : texts.accountsNone
  }
  return (
    <Card id={sectionIds.accounts} title={texts.accounts} description={texts.accountsText}>
      <Stack>
        {isLoading && <LoadingState size="inline" label={texts.checking} />}
        {error && <ReadAlert error={error} failed={texts.accountsFailed} onRetry={refetch} />}
        {change.error && <Alert>{change.error}</Alert>}
        {data && accounts.length < 2 && (
          <>
            <p>{why(data.opens_at)}</p>
            {hasEmail && <p className={styles.detail}>{texts.accountsHow}</p>}
          </>
        )}
        {accounts.length > 1 && (
          <ul className={styles.rows}>
            {accounts.map((account) => (
              <li key={account.id} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>{account.name_of_person}</p>
                  <p className={styles.detail}>+91 {account.mobile}</p>
                </div>
                {account.is_current ? (
                  <Badge tone="green">{texts.current}</Badge>
                ) : (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={texts.switchToLabel({ name: account.name_of_person })}
                    busy={change.busyWith === account.id}
                    busyLabel={texts.switching}
                    onClick={() => void change.begin(account)}
                  >
                    {texts.switchTo}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {change.challenge && (
        <CodeDialog
          channel="email"
          title={texts.switchTitle({ name: change.challenge.name })}
          target={change.challenge.email}
          userId={change.challenge.userId}
          bearer={change.challenge.token}
          onVerified={change.finish}
          onClose={change.cancel}
        />
      )}
    </Card>
  )
}
