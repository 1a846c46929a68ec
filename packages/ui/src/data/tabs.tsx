import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** What the green dot means, in words: with it the tab shows the dot. */
  dotLabel?: string | undefined
  disabled?: boolean | undefined
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  items: ReadonlyArray<TabItem<Value>>
  value: Value
  onValueChange: (value: Value) => void
  /** Keeps the panels that are not shown, so that what was typed there stays. */
  keepMounted?: boolean
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  keepMounted,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.icon}
            <span>{item.label}</span>
            {/* The blank keeps the two words of the accessible name apart. */}
            {item.dotLabel && (
              <>
                {' '}
                <span className={styles.dot} role="img" aria-label={item.dotLabel} />
              </>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          keepMounted={keepMounted ?? false}
          className={styles.panel}
        >
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
