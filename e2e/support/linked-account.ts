import type { APIRequestContext } from '@playwright/test'
import { requestOtp, updateProfile, verifyOtp } from '@sanad/contracts'
import { type Customer, callPortal, registerCustomer } from './customer.ts'
import { readCode } from './outbox.ts'

/** Another customer who has proved this e-mail address. */
export async function registerRelative(
  request: APIRequestContext,
  email: string,
  name: string,
): Promise<Customer> {
  const { token, ...relative } = await registerCustomer(request)
  const body = { user_id: relative.id, channel: 'email' } as const
  await callPortal(request, updateProfile, { token, body: { email, name_of_person: name } })
  await callPortal(request, requestOtp, { token, body })
  const otp_code = await readCode(request, email, 'email')
  const session = await callPortal(request, verifyOtp, { token, body: { ...body, otp_code } })
  return { ...relative, ...session, name, email }
}
