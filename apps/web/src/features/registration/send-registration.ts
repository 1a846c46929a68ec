import { normaliseEmail, normaliseMobile } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import type { RegistrationTexts } from '@sanad/texts/web/registration'
import { type ApiError, errorText, isApiError } from '@sanad/web-kit'
import { refusedFields } from '../../shared/api/field-issues.ts'
import { saveOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { privacyNoticeApi } from '../../shared/privacy-notice/privacy-notice-api.ts'
import type { AppDispatch } from '../../shared/state/app-state.ts'
import { registrationApi } from './registration-api.ts'
import type { RegistrationDraft } from './registration-draft.ts'

interface Registration {
  draft: RegistrationDraft
  acceptsOffers: boolean
}

/** Called while rendering: the language may have changed since. */
export type SayProblem = (texts: RegistrationTexts, language: Language) => string

type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'conflict'; error: ApiError }
  | { kind: 'refused'; say: SayProblem; wrong: readonly (keyof RegistrationDraft)[] }

/** Wire names of the fields, to map the server's validation errors. */
const fieldsByPath: Record<string, keyof RegistrationDraft> = {
  name_of_person: 'name',
  mobile: 'mobile',
  email: 'email',
  date_of_birth: 'birthDate',
  address: 'address',
}

/** Dynamically imported when the form gets the focus: it contains the query cache, which the first page lacks. */
export async function sendRegistration(
  dispatch: AppDispatch,
  { draft, acceptsOffers }: Registration,
): Promise<RegistrationOutcome> {
  const notice = await dispatch(privacyNoticeApi.endpoints.readPrivacyNotice.initiate())
  const version = notice.data?.data.version
  const mobile = normaliseMobile(draft.mobile)
  const email = normaliseEmail(draft.email)
  const { data, error } = await dispatch(
    registrationApi.endpoints.register.initiate({
      body: {
        mobile,
        name_of_person: draft.name.trim(),
        email,
        date_of_birth: draft.birthDate || null,
        address: draft.address.trim() || null,
        ...(version !== undefined && { privacy_notice_version: version, accept_offers: acceptsOffers }),
      },
    }),
  )
  if (data) {
    saveOtpChallenge({ purpose: 'registration', token: data.token, user: { ...data.user, mobile, email } })
    return { kind: 'registered' }
  }
  if (isApiError(error) && error.code === 'account_exists') return { kind: 'conflict', error }
  const wrong = refusedFields(error).flatMap((path) => fieldsByPath[path] ?? [])
  return { kind: 'refused', say: (texts, language) => textOf(error, texts, language), wrong }
}

function textOf(error: unknown, texts: RegistrationTexts, language: Language): string {
  if (isApiError(error) && (error.status ?? 0) >= 500) return texts.failed
  // A refusal that says nothing, or an answer that nobody understands.
  const isRefusal = isApiError(error) && error.status !== undefined && error.status >= 400
  return errorText(error, isRefusal ? texts.refused : texts.wentWrong, language)
}
