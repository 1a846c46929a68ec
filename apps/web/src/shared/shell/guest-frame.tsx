import { offeredLanguages } from '@sanad/texts'
import { frameMessages } from '@sanad/texts/web/shared/frame'
import { BuildingIcon, GuestShell, LockIcon, Logo, ShieldIcon } from '@sanad/ui'
import { LanguageSwitch, useBrandName, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { aboutPath, basePath, paths, servicesPagePath } from '../routing/paths.ts'
import { LateTraderLines } from '../trader/late-trader-lines.tsx'
import { keepChosenLanguage } from './chosen-language.ts'
import styles from './guest-frame.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

/** The frame of the screens before login. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const texts = useMessages(frameMessages)
  const language = useLanguage()
  const brand = useBrandName()
  return (
    <GuestShell
      skipLabel={texts.skip}
      logo={<Logo label={brand} />}
      panelLogo={<Logo label={brand} tone="light" />}
      panelTitle={texts.panelTitle}
      panelText={texts.panelText}
      panelPoints={[
        { icon: <BuildingIcon />, text: texts.private },
        { icon: <ShieldIcon />, text: texts.secure },
        { icon: <LockIcon />, text: texts.cards },
      ]}
      headerActions={
        <>
          <LanguageSwitch languages={offeredLanguages} onChoose={keepChosenLanguage} />
          <ThemeToggle />
        </>
      }
      footer={
        <>
          <p className={styles.links}>
            {/* No router link: the first page has no router yet. */}
            <a href={servicesPagePath(language)}>{texts.services}</a>
            <a href={basePath + paths.tracking}>{texts.track}</a>
            <a href={basePath + paths.help}>{texts.help}</a>
            <a href={aboutPath(language)}>{texts.about}</a>
          </p>
          <LateTraderLines />
          {/* The panel of wide screens says the same. */}
          <p className={styles.trust}>{`${texts.private} · ${texts.secure} · ${texts.cards}`}</p>
        </>
      }
    >
      {children}
    </GuestShell>
  )
}
