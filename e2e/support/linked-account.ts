import type { APIRequestContext } from '@playwright/test'
import { updateProfile } from '@sanad/contracts'
import { type Customer, passOtp, registerCustomer, succeed } from '@sanad/testing'

/** Another customer who has proved this e-mail address. */
export async function registerRelative(
  request: APIRequestContext,
  email: string,
  name: string,
): Promise<Customer> {
  const relative = await registerCustomer(request)
  const { token } = relative
  await succeed(request, updateProfile, { token, body: { email, name_of_person: name } })
  const session = await passOtp(request, relative, { channel: 'email', to: email })
  return { ...relative, token: session.token, user: session.user, name, email }
}
