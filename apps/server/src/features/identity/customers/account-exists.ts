import { AppError } from '../../../platform/app-error.ts'

/** The conflict of RG-05: somebody with this number or address is registered, and may log in instead. */
export function accountExists(conflict: 'email' | 'mobile', cause?: unknown): AppError {
  return new AppError('account_exists', {
    message: 'An account with this information already exists. Would you like to login?',
    details: { show_login_option: true, existing_user: true, conflict_type: conflict },
    cause,
  })
}
