import { type Channel, OtpCode, type OtpPurpose, type User } from '@sanad/contracts'
import { formatCountdown, OTP_LIMITS } from '@sanad/domain'
import { type OtpCodeTexts, otpCodeMessages } from '@sanad/texts/web/shared/otp-code'
import {
  type ApiError,
  formatDateTime,
  formatTime,
  isApiError,
  isUnanswered,
  useErrorText,
  useLanguage,
  useMessages,
} from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useRequestOtpMutation, useVerifyOtpMutation } from './otp-api.ts'
import { useResendClock } from './use-resend-clock.ts'

/** Messages that differ between login and registration. */
export interface OtpWords {
  incomplete: string
  waitFor: (params: { time: string }) => string
  sendFailed: string
  firstSendFailed?: string
  resendFailed?: string
  attemptsExceeded?: string
}

/** What was to be sent, for the words of its failure. */
export type Sending = 'sendFailed' | 'firstSendFailed' | 'resendFailed'

export interface OtpOptions {
  userId: string
  /** Where the portal does not offer it, a code is sent to the mobile number, by what is offered. */
  channel: Channel
  /** A challenge token that is sent instead of the session's. */
  bearer?: string | undefined
  /** What the code confirms, for its message. */
  purpose?: OtpPurpose | undefined
  words: OtpWords
  onVerified: (session: { token: string; user: User }) => void
  /** The code was accepted, but the response has no session. */
  onMissingToken?: () => void
  onAccountExists?: (error: ApiError) => void
  /** Replaces the verify call of a sign-in. */
  confirmOnly?: Confirmation | undefined
}

export interface Confirmation {
  /** Resolves to the error, if any. */
  confirm: (code: string) => Promise<unknown>
  /** Fallback for errors without a message of their own. */
  failed: string
}

/** Called while rendering, with the words of the language of the moment. */
type Say = (now: {
  texts: OtpCodeTexts
  words: OtpWords
  confirmFailed: string | undefined
  /** Of several codes: which one counts. */
  newest: string | undefined
  textOf: ReturnType<typeof useErrorText>
}) => string | undefined

/** One-time passwords over a channel: request, cooldown, input, verification. */
export function useOtp(options: OtpOptions) {
  const {
    userId,
    channel: wanted,
    bearer,
    purpose,
    words,
    onVerified,
    onMissingToken,
    onAccountExists,
    confirmOnly,
  } = options
  const texts = useMessages(otpCodeMessages)
  const textOf = useErrorText()
  const language = useLanguage()
  const clock = useResendClock(userId, bearer)
  const ways = [wanted, 'sms', 'whatsapp'] as const
  const channel = ways.find((way) => clock.offered.includes(way)) ?? wanted
  const [requestOtp, { isLoading: isSending }] = useRequestOtpMutation()
  const [verifyOtp, { isLoading: isVerifying }] = useVerifyOtpMutation()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<{ say: Say }>()
  const [sendProblem, setSendProblem] = useState<{ say: Say }>()
  /** Too many wrong codes: no further one is taken until another was sent. */
  const [isWornOut, setWornOut] = useState(false)
  // Cleared by a refusal: its reason is more useful than "required".
  const [isRefused, setRefused] = useState(false)
  const inFlight = useRef(false)

  const sentAt = clock.sentAt(channel)
  const newest = clock.replacesAnother(channel)
    ? sentAt
      ? texts.newestSentAt({ time: formatTime(sentAt, language) })
      : texts.newestCounts
    : undefined
  const now = { texts, words, textOf, newest, confirmFailed: confirmOnly?.failed }
  const tell = (say?: Say) => {
    setRefused(false)
    setProblem(say && { say })
  }
  const enter = (digits: string) => {
    setCode(digits)
    if (!digits) return
    tell()
    setSendProblem(undefined)
  }
  const reset = (say?: Say) => {
    tell(say)
    setRefused(say !== undefined)
    setSendProblem(undefined)
    setWornOut(false)
  }
  const clear = (say?: Say) => {
    setCode('')
    reset(say)
  }
  const wearOut = (say: Say) => {
    clear(say)
    setWornOut(true)
  }

  const send = async (sending: Sending = 'sendFailed') => {
    const wait = clock.secondsLeft(channel)
    if (wait > 0) return setSendProblem(waitFor(wait))
    setSendProblem(undefined)
    const { data, error } = await requestOtp({ body: { user_id: userId, channel, purpose }, bearer })
    if (!data) return setSendProblem(refusedSend(error, sending))
    reset()
    // The message may be faster than this answer: what was typed meanwhile is of the new code.
    setCode((typed) => (typed === code ? '' : typed))
    clock.sent(channel, data.seconds_left)
  }

  const refusedSend = (error: unknown, sending: Sending): { say: Say } => {
    const { code, seconds_left } = isApiError(error) ? error : {}
    if (seconds_left) clock.wait(channel, seconds_left, code === 'otp_wait')
    if (code === 'otp_wait') return waitFor(seconds_left ?? OTP_LIMITS.resendAfter)
    return {
      say: ({ texts, words, textOf }) =>
        (code === 'otp_attempts_exceeded' ? words.attemptsExceeded : undefined) ??
        unknownProblem(error, texts, texts.requestUnknown) ??
        textOf(error, words[sending] ?? words.sendFailed),
    }
  }

  const verify = async (digits = code) => {
    if (inFlight.current || isWornOut) return
    if (digits === '' && isRefused) return
    if (!OtpCode.safeParse(digits).success) return tell(({ words }) => words.incomplete)
    inFlight.current = true
    tell()
    const { data, error } = confirmOnly
      ? { data: undefined, error: await confirmOnly.confirm(digits) }
      : await verifyOtp({ body: { user_id: userId, channel, otp_code: digits }, bearer })
    inFlight.current = false
    if (data) return onVerified(data)
    if (error) refuse(error)
  }

  const refuse = (error: unknown) => {
    if (!isApiError(error)) return clear(({ texts }) => texts.verifyUnknown)
    // Nobody has refused the code: it stays, to be sent again.
    if (isUnanswered(error)) return tell(({ texts, textOf }) => textOf(error, texts.verifyUnknown))
    switch (error.code) {
      case 'otp_expired':
        clock.wait(channel, 0)
        return clear(({ texts }) => texts.expired)
      case 'otp_used':
        clock.wait(channel, 0)
        return clear(({ texts, textOf }) => textOf(error, texts.expired))
      case 'otp_invalid':
        return clear(({ texts, textOf, newest }) =>
          [textOf(error, texts.invalid), newest].filter(Boolean).join(' '),
        )
      case 'otp_attempts_exceeded':
        return wearOut(({ texts, words, textOf }) => words.attemptsExceeded ?? textOf(error, texts.invalid))
      case 'account_exists':
        clear()
        return onAccountExists?.(error)
      case 'unexpected_answer':
        if (confirmOnly) return clear(({ confirmFailed }) => confirmFailed)
        if (error.status !== undefined) return clear(({ texts }) => texts.verifyUnknown)
        clear(({ texts }) => texts.noToken)
        return onMissingToken?.()
      default:
        clear(
          ({ texts, textOf }) =>
            unknownProblem(error, texts, texts.verifyUnknown) ?? textOf(error, texts.verifyUnknown),
        )
    }
  }

  const error = problem?.say(now)
  const hints = [
    sentAt && !clock.isSentHere(channel) && texts.sentAt({ when: formatDateTime(sentAt, language) }),
    // Also while nothing was typed: it tells nobody whether an earlier code was right.
    newest && !error?.includes(newest) && texts.newestCounts,
  ]

  return {
    channel,
    texts,
    code,
    hint: hints.filter(Boolean).join(' ') || undefined,
    enter,
    error,
    /** Why no code was sent: says nothing about the code that is typed. */
    sendProblem:
      sendProblem?.say(now) ?? (clock.error ? textOf(clock.error, texts.statusUnknown) : undefined),
    isWornOut,
    refusePaste: () => tell(({ texts }) => texts.pasteInvalid),
    clear: () => clear(),
    send,
    verify,
    isSending,
    isVerifying,
    isReady: clock.isReady,
    offered: clock.offered,
    isRequested: clock.isRequested,
    /** A code is on its way, or was sent a moment ago for another visit: whoever holds it can type it. */
    takesCode: clock.isRequested(channel) || isCooldown(clock.secondsLeft(channel)),
    isOffered: clock.isOffered,
    secondsLeft: clock.secondsLeft(channel),
    delivery: clock.deliveryOf(channel),
  }
}

const waitFor = (seconds: number): { say: Say } => ({
  say: ({ words }) => words.waitFor({ time: formatCountdown(seconds) }),
})

/** Fallback messages of the two calls. */
function unknownProblem(error: unknown, texts: OtpCodeTexts, unknown: string): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.code === 'not_found') return texts.userMissing
  return error.code === 'unexpected_answer' && error.status === undefined ? unknown : undefined
}

/** Longer waits are a limit of sending, after which no code is in force. */
const isCooldown = (seconds: number) => seconds > 0 && seconds <= OTP_LIMITS.resendAfter
