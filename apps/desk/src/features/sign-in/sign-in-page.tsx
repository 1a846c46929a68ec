import { completeLanguages } from '@sanad/texts'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Card, Logo, Stack } from '@sanad/ui'
import { LanguageSwitch, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import styles from './sign-in-page.module.css'

interface SignInPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The page of somebody who is not signed in. */
export function SignInPage({ title, lead, children }: SignInPageProps) {
  const texts = useMessages(signInMessages)
  return (
    <div className={styles.page}>
      <title>{`${title} · ${texts.desk}`}</title>
      <header className={styles.top}>
        <Logo label={texts.desk} />
        <LanguageSwitch languages={completeLanguages} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Card>
          <Stack>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
            {children}
          </Stack>
        </Card>
      </main>
    </div>
  )
}
