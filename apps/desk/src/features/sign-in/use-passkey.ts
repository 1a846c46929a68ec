import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useOfferPasskeyMutation,
  useProvePasskeyMutation,
} from './factor-api.ts'

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Where a browser makes and asks for passkeys: a site with a name. An address of numbers is refused by every browser. */
export const isPasskeyPlace = (hostname: string) => !/^[\d.]+$|:/.test(hostname)

export const canUsePasskey = () => browserSupportsWebAuthn() && isPasskeyPlace(location.hostname)

/** The browser's dialog for passkeys, between what the server offers and what it checks. */
export function usePasskey() {
  const [offer] = useOfferPasskeyMutation()
  const [prove] = useProvePasskeyMutation()
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const [isBusy, setBusy] = useState(false)

  /** A dialog that was cancelled rejects; what the server says is in `error`. */
  async function whileBusy<T>(work: () => Promise<T>): Promise<T | { data?: undefined; error: unknown }> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      return { error }
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    isSupported: canUsePasskey(),
    prove: () =>
      whileBusy(async () => {
        const { options } = await offer().unwrap()
        const optionsJSON = options as unknown as AuthenticationOptions
        const response = { ...(await startAuthentication({ optionsJSON })) }
        return prove({ body: { response } })
      }),
    add: () =>
      whileBusy(async () => {
        const { options } = await begin().unwrap()
        const optionsJSON = options as unknown as RegistrationOptions
        const response = { ...(await startRegistration({ optionsJSON })) }
        return add({ body: { response } })
      }),
  }
}
