import { reviewMessages } from '@sanad/texts/desk/review'
import { useMessages } from '@sanad/web-kit'
import styles from './pane-tabs.module.css'

export const panes = ['paper', 'data', 'history'] as const
export type Pane = (typeof panes)[number]

interface PaneTabsProps {
  readonly shown: Pane
  readonly onShow: (pane: Pane) => void
}

/** Which of the panes is on a phone's screen; on wider ones all of them are. */
export function PaneTabs({ shown, onShow }: PaneTabsProps) {
  const texts = useMessages(reviewMessages)
  return (
    <div className={styles.tabs} role="toolbar" aria-label={texts.panes}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          className={styles.tab}
          aria-pressed={pane === shown}
          onClick={() => onShow(pane)}
        >
          {texts[`pane.${pane}`]}
        </button>
      ))}
    </div>
  )
}
