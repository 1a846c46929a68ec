import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Stack } from '@sanad/ui'
import { CopyableText, useMessages } from '@sanad/web-kit'
import { QrCode } from '../../shared/qr/qr-code.tsx'

/** What an authenticator app takes: a code to photograph, or the secret to type. */
export function AuthenticatorSecret({ secret, uri }: { secret: string; uri: string }) {
  const texts = useMessages(signInMessages)
  return (
    <Stack>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.qrCode} />
      <p>{texts.orType}</p>
      <CopyableText text={secret} name={texts.secret} shown={inGroups(secret)} />
    </Stack>
  )
}

/** Thirty-two letters in a row are not typed off without a mistake; apps take the spaces. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
