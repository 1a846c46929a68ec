import { informationMessages } from '@sanad/texts/web/information'
import { Button, VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './photo-pages.module.css'
import { useObjectUrl } from './use-object-url.ts'
import type { PagePhoto } from './use-photo-pages.ts'

interface PhotoPageProps {
  photo: PagePhoto
  number: number
  /** Left out of the first. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

export function PhotoPage({ photo, number, onUp, onRemove }: PhotoPageProps) {
  const texts = useMessages(informationMessages)
  const url = useObjectUrl(photo.file)
  const name = texts.page({ number })
  return (
    <li className={styles.page}>
      {url && <img className={styles.thumb} src={url} alt="" />}
      <div className={styles.about}>
        <p>{name}</p>
        {photo.problems.map((problem) => (
          <p key={problem} className={styles.doubt}>
            {texts[`doubt.${problem}`]}
          </p>
        ))}
        <div className={styles.acts}>
          {onUp && (
            <Button size="small" variant="quiet" onClick={onUp}>
              {texts.pageUp}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            {texts.pageRemove}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  )
}
