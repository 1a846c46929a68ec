import { AppError } from '../../../platform/app-error.ts'

/** The conflict of RG-05: number or e-mail address is registered; the client offers the login. */
export function accountExists(conflict: 'email' | 'mobile', cause?: unknown): AppError {
  return new AppError('account_exists', {
    message: 'An account with this information already exists. Would you like to login?',
    details: { show_login_option: true, existing_user: true, conflict_type: conflict },
    cause,
  })
}
