import { overviewMessages } from '@sanad/texts/web/overview'
import { Card, LinkButton, PageHeader, RupeeIcon, ShieldIcon, Stack, UploadIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../../shared/routing/paths.ts'
import { useGreeting } from './use-greeting.ts'
import styles from './welcome.module.css'

/** The overview of a customer who has not applied for anything yet. */
export function Welcome() {
  const texts = useMessages(overviewMessages)
  const steps = [
    { icon: <RupeeIcon />, text: texts.stepChoose },
    { icon: <UploadIcon />, text: texts.stepGive },
    { icon: <ShieldIcon />, text: texts.stepFollow },
  ]
  return (
    <>
      <PageHeader title={useGreeting()} subtitle={texts.emptyText} />
      <Card tone="highlight">
        <Stack gap="large">
          <ol className={styles.steps}>
            {steps.map(({ icon, text }) => (
              <li key={text}>
                <span className={styles.icon}>{icon}</span>
                {text}
              </li>
            ))}
          </ol>
          <LinkButton fullWidth render={<AppLink to={paths.newService} />}>
            {texts.apply}
          </LinkButton>
        </Stack>
      </Card>
    </>
  )
}
