import type { Language } from '@sanad/texts'
import type { LoginTexts } from '@sanad/texts/web/login'
import { errorText, isApiError, withQuery } from '@sanad/web-kit'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { saveOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { paths } from '../../shared/routing/paths.ts'
import type { AppDispatch } from '../../shared/state/app-state.ts'
import { loginApi } from './login-api.ts'

interface LoginAttempt {
  mobile: string
  /** The path to open after the login. */
  redirect: string | undefined
}

export interface LoginProblem {
  isUnknown?: boolean
  /** Called while rendering: the language may have changed since. */
  say: (texts: LoginTexts, language: Language) => string
}

/** Where to go on: straight in on a known device, otherwise to the OTP page. */
type LoginOutcome = { next: string } | LoginProblem

/** Dynamically imported when the customer begins to type: it contains the query cache, which the first page lacks. */
export async function beginLogin(dispatch: AppDispatch, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { mobile, redirect } = attempt
  const { data, error } = await dispatch(loginApi.endpoints.login.initiate({ body: { mobile } }))
  if (!data) {
    if (isApiError(error) && error.code === 'mobile_unknown')
      return { isUnknown: true, say: (texts) => texts.unknown }
    return { say: (texts, language) => errorText(error, texts.failed, language) }
  }
  if (!data.otp_required) {
    dispatch(signedIn({ token: data.token, user: data.user }))
    return { next: redirect ?? paths.dashboard }
  }
  saveOtpChallenge({ purpose: 'login', token: data.token, user: data.user })
  return { next: withQuery(paths.otpVerification, { redirect }) }
}
