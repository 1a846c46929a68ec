import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Banner, Button, Inline, Stack } from '@sanad/ui'
import { useCopy, useMessages } from '@sanad/web-kit'
import styles from './sign-in-page.module.css'

interface RecoveryCodesStepProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once: the server keeps hashes. */
export function RecoveryCodesStep({ codes, onKept }: RecoveryCodesStepProps) {
  const texts = useMessages(signInMessages)
  const copy = useCopy()
  return (
    <Stack>
      <h2>{texts.recoveryCodes}</h2>
      <Banner tone="warning">{texts.recoveryText}</Banner>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline>
        {copy && (
          <Button variant="secondary" onClick={() => copy(codes.join('\n'), texts.copied)}>
            {texts.copyCodes}
          </Button>
        )}
        <Button autoFocus onClick={onKept}>
          {texts.kept}
        </Button>
      </Inline>
    </Stack>
  )
}
