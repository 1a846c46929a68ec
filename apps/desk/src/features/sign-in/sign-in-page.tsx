import { completeLanguages } from '@sanad/texts'
import { Card, Logo, Stack } from '@sanad/ui'
import { LanguageSwitch } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { DeskTitle, useDeskName } from '../../shared/title/desk-title.tsx'
import styles from './sign-in-page.module.css'

interface SignInPageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The page of somebody who is not signed in. */
export function SignInPage({ title, lead, children }: SignInPageProps) {
  const desk = useDeskName()
  return (
    <div className={styles.page}>
      <DeskTitle>{title}</DeskTitle>
      <header className={styles.top}>
        <Logo label={desk} />
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
