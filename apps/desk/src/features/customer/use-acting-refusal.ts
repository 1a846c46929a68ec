import { formatCountdown } from '@sanad/domain'
import { customerMessages } from '@sanad/texts/desk/customer'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'

/** Why a code was not sent or not taken, in words for who types it: the texts of codes are for their receiver. */
export function useActingRefusal(): (error: unknown, fallback: string) => string {
  const texts = useMessages(customerMessages)
  const errorText = useErrorText()
  return (error, fallback) => {
    const { code, attempts_left: tries = 0, seconds_left: seconds } = isApiError(error) ? error : {}
    const time = formatCountdown(seconds ?? 0)
    if (code === 'otp_wait') return texts.codeWait({ time })
    if (code === 'otp_invalid') return texts.codeWrong({ tries })
    if (code === 'otp_expired') return texts.codeExpired
    if (code === 'otp_attempts_exceeded') return seconds ? texts.codeLocked({ time }) : texts.codeExpired
    return errorText(error, fallback)
  }
}
