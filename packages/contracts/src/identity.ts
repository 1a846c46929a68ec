import {
  indianDayOf,
  isCalendarDate,
  isMinor,
  isMobile,
  maxAddress,
  maxEmail,
  maxPersonName,
  normaliseMobile,
} from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Id, Instant, requiredText, typedText } from './wire.ts'

/** Mobile number, normalised before validation: ten digits starting with 6 to 9. */
export const Mobile = z.pipe(
  z.pipe(z.string('Mobile number is required'), z.transform(normaliseMobile)),
  z
    .string()
    .check(
      z.minLength(1, 'Mobile number is required'),
      z.refine(isMobile, 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'),
    ),
)
export const Email = z
  .string('Please enter the whole email address, such as name@example.com.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxEmail),
    z.email('Please enter the whole email address, such as name@example.com.'),
  )
export const PersonName = requiredText(maxPersonName, 'Name is required')
/** Not before 1900 (PostgreSQL has no year 0) and not in the future. */
const BirthDate = z.iso
  .date('Please enter a valid date')
  .check(z.refine(isCalendarDate, 'Please enter a valid date'))
  .check(
    z.refine((day) => day <= indianDayOf(new Date().toISOString()), 'A date of birth is not in the future'),
  )
/** Of whoever has an account: children are applied for by a parent or guardian (docs/adr/0053-children.md). */
export const AdultBirthDate = BirthDate.check(
  z.refine(
    (day) => !isMinor(day, indianDayOf(new Date().toISOString())),
    'An account is for people of 18 or more. A parent or guardian can open one and apply for you.',
  ),
)

export const Channel = z.enum(['sms', 'email', 'whatsapp'])
export type Channel = z.infer<typeof Channel>

export const User = z.object({
  id: Id,
  mobile: z.string(),
  name_of_person: z.string(),
  email: z.string(),
  date_of_birth: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email_verified: z.boolean(),
})
export type User = z.infer<typeof User>

/** User before proof of possession: mobile and e-mail are masked. */
export const MaskedUser = z.object({ id: Id, mobile: z.string(), email: z.string() })
export type MaskedUser = z.infer<typeof MaskedUser>

/** Session, or a challenge token that opens only the OTP calls. */
export const SignInAnswer = z.discriminatedUnion('otp_required', [
  z.object({
    success: z.literal(true),
    message: z.string(),
    otp_required: z.literal(true),
    token: z.string(),
    user: MaskedUser,
  }),
  z.object({
    success: z.literal(true),
    message: z.string(),
    otp_required: z.literal(false),
    token: z.string(),
    user: User,
  }),
])

export const login = defineEndpoint({
  name: 'login',
  urgency: 'soon',
  summary: 'Begin a login; a trusted device is signed in at once, others get an OTP challenge',
  method: 'POST',
  access: 'public',
  path: () => '/api/customer/login',
  body: z.object({ mobile: Mobile }),
  success: SignInAnswer,
  errors: ['mobile_unknown'],
})

const Registration = z.object({
  mobile: z.optional(Mobile),
  phone: z.optional(Mobile),
  name_of_person: z.optional(PersonName),
  name: z.optional(PersonName),
  email: Email,
  date_of_birth: z.optional(z.nullable(AdultBirthDate)),
  dateOfBirth: z.optional(z.nullable(AdultBirthDate)),
  address: z.optional(z.nullable(typedText(maxAddress))),
  /** Version of the privacy notice that was shown; registering consents to its required purposes. */
  privacy_notice_version: z.optional(z.int().check(z.positive())),
  /** Consent to offers (optional purpose). */
  accept_offers: z.optional(z.boolean()),
})

/** Registration request; mobile or phone, and name_of_person or name, are required. */
export const RegistrationRequest = Registration.check(
  z.refine((body) => Boolean(body.mobile ?? body.phone), {
    message: 'Mobile number is required',
    path: ['mobile'],
  }),
  z.refine((body) => Boolean(body.name_of_person ?? body.name), {
    message: 'Name is required',
    path: ['name_of_person'],
  }),
)
export type RegistrationRequest = z.infer<typeof RegistrationRequest>

const registrationErrors = ['account_exists'] as const

export const register = defineEndpoint({
  name: 'register',
  urgency: 'soon',
  summary: 'Create an unverified customer; the token opens only the OTP calls',
  method: 'POST',
  access: 'public',
  path: () => '/api/customer/register',
  body: RegistrationRequest,
  success: z.object({
    success: z.literal(true),
    message: z.string(),
    user: z.object({ id: Id }),
    token: z.string(),
  }),
  errors: registrationErrors,
})

export const authRegister = defineEndpoint({
  name: 'authRegister',
  summary: 'Create an unverified customer, with the response of the first registration call',
  method: 'POST',
  access: 'public',
  path: () => '/api/auth/register',
  body: RegistrationRequest,
  success: z.object({ token: z.string(), user: MaskedUser, message: z.string() }),
  errors: registrationErrors,
})

export const logout = defineEndpoint({
  name: 'logout',
  summary: 'Revoke the session of the bearer token and the trusted device',
  method: 'POST',
  access: 'otp',
  path: () => '/api/auth/logout',
  success: Done,
  errors: [],
})

export const getProfile = defineEndpoint({
  name: 'getProfile',
  summary: 'Read the signed-in customer',
  method: 'GET',
  access: 'session',
  path: () => '/api/customer/user-profile',
  success: z.object({
    success: z.literal(true),
    user: User,
    /** The staff member who acts for the customer in this session; null for the customer. */
    acting_staff: z.nullable(
      z.object({
        name: z.string(),
        /** When the session ends by itself. */
        ends_at: z.optional(Instant),
      }),
    ),
  }),
  errors: ['not_found'],
})
