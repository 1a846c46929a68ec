import type { APIRequestContext } from '@playwright/test'
import { type Customer, passOtp, registerCustomer } from '@sanad/testing'

/** Another customer who has proved this e-mail address, which its other holder has not proved yet. */
export async function registerRelative(
  request: APIRequestContext,
  email: string,
  name: string,
): Promise<Customer> {
  const relative = await registerCustomer(request, { email, name })
  const session = await passOtp(request, relative, { channel: 'email', to: email })
  return { ...relative, token: session.token, user: session.user }
}
