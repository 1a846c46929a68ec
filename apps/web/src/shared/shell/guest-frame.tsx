import { frameMessages } from '@sanad/texts/web/shared/frame'
import { BuildingIcon, GuestShell, LockIcon, Logo, ShieldIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import styles from './guest-frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The frame of the screens before login. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const texts = useMessages(frameMessages)
  return (
    <GuestShell
      skipLabel={texts.skip}
      logo={<Logo label={texts.logo} />}
      panelLogo={<Logo label={texts.logo} tone="light" />}
      panelTitle={texts.panelTitle}
      panelText={texts.panelText}
      panelPoints={[
        { icon: <BuildingIcon />, text: texts.trusted },
        { icon: <ShieldIcon />, text: texts.secure },
        { icon: <LockIcon />, text: texts.cards },
      ]}
      headerActions={
        <>
          <LanguageSwitch />
          <ThemeToggle />
        </>
      }
      // The panel of wide screens says the same.
      footer={<p className={styles.trust}>{`${texts.trusted} · ${texts.secure} · ${texts.cards}`}</p>}
    >
      {children}
    </GuestShell>
  )
}
