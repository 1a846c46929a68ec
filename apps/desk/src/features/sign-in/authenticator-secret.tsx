import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Stack } from '@sanad/ui'
import { CopyableText, useMessages } from '@sanad/web-kit'
import { encode } from 'uqr'
import styles from './sign-in-page.module.css'

/** What an authenticator app takes: a code to photograph, or the secret to type. */
export function AuthenticatorSecret({ secret, uri }: { secret: string; uri: string }) {
  const texts = useMessages(signInMessages)
  const { data, size } = encode(uri, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <Stack>
      <p>{texts.scan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={texts.qrCode}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
      <p>{texts.orType}</p>
      <CopyableText text={secret} name={texts.secret} />
    </Stack>
  )
}
