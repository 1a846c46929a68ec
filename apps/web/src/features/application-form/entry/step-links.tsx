import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { type Step, stepSearch } from './form-steps.ts'
import styles from './step-links.module.css'

interface StepLinksProps {
  steps: readonly Step[]
  current: Step
}

/** Every step can be jumped to: what is filled in is kept, and the last step says what is missing. */
export function StepLinks({ steps, current }: StepLinksProps) {
  const texts = useMessages(applicationFormMessages)
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Link to={{ search: stepSearch(step) }} aria-current={step === current ? 'step' : undefined}>
              {texts[step]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
