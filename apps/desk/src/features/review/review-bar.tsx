import { reviewMessages } from '@sanad/texts/desk/review'
import { ChevronLeftIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { ActButton } from '../../shared/keys/act-button.tsx'
import styles from './review-bar.module.css'

interface ReviewBarProps {
  readonly back: string
  readonly title: string
  /** Whose it is: tracking id, name, firm, State. */
  readonly facts: readonly (string | null | undefined)[]
  /** What has just happened, or what is left to do. */
  readonly news: string
  readonly isPaperAlone: boolean
  readonly onPaperAlone: () => void
}

/** What is judged, in one line, and below it what happens: the rest of the height is the paper's. */
export function ReviewBar({ back, title, facts, news, isPaperAlone, onPaperAlone }: ReviewBarProps) {
  const texts = useMessages(reviewMessages)
  return (
    <header className={styles.bar}>
      <AppLink to={back} className={styles.back}>
        <ChevronLeftIcon size={1.1} />
        {texts.backToApplication}
      </AppLink>
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
      <span className={styles.alone}>
        <ActButton
          keys="b"
          label={texts.paperAlone}
          isKeyFirst
          variant="quiet"
          size="small"
          aria-pressed={isPaperAlone}
          onClick={onPaperAlone}
        />
      </span>
      <p role="status" className={styles.news} title={news}>
        {news}
      </p>
    </header>
  )
}
