import { formatCountdown } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'

/** Error after too many failed attempts. A registration can start over; other accounts are locked for `secondsLeft`. */
export function attemptsExceeded(purpose: string, secondsLeft: number): AppError {
  const details = {
    max_attempts: true,
    attempts_left: 0,
    ...(secondsLeft > 0 ? { seconds_left: secondsLeft } : {}),
  }
  if (purpose === 'registration') return new AppError('otp_attempts_exceeded', { details })
  const way = secondsLeft > 0 ? `try again in ${formatCountdown(secondsLeft)}` : 'request a new OTP'
  return new AppError('otp_attempts_exceeded', {
    message: `Maximum OTP attempts reached. Please ${way}.`,
    details,
  })
}
