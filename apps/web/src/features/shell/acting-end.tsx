import { shellActingMessages } from '@sanad/texts/web/shell-acting'
import { Button } from '@sanad/ui'
import { toServerTime, useCountdown, useMessages } from '@sanad/web-kit'
import styles from './acting-end.module.css'
import { useLogOut } from './use-log-out.ts'

/** For how long one acts for the customer still, and the way out, which ends it at the portal too. */
export function ActingEnd({ endsAt }: { endsAt: string }) {
  const texts = useMessages(shellActingMessages)
  const { logOut, isLoggingOut } = useLogOut()
  const leave = async () => {
    await logOut()
    // The desk opened this tab; where it did not, the login stands in it.
    window.close()
  }
  const from = Math.max(0, Math.ceil((Date.parse(endsAt) - toServerTime(Date.now())) / 1000))
  const seconds = useCountdown(from, () => {})
  return (
    <span className={styles.end}>
      <span>{texts.left({ minutes: Math.ceil(seconds / 60) })}</span>
      <Button
        variant="secondary"
        size="small"
        busy={isLoggingOut}
        busyLabel={texts.leaving}
        onClick={() => void leave()}
      >
        {texts.leave}
      </Button>
    </span>
  )
}
