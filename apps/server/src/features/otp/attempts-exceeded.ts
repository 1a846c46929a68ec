import { formatCountdown } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'

/** Too many wrong codes. Who registers can begin anew; `secondsLeft` tells others how long the account is locked. */
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
