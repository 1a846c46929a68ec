import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** Shows a green dot, and beside it what that means. */
  dotLabel?: string | undefined
  disabled?: boolean | undefined
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  items: ReadonlyArray<TabItem<Value>>
  value: Value
  onValueChange: (value: Value) => void
  /** Keeps hidden panels mounted, so that their input is preserved. */
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
            <span>
              {item.label}
              {/* The blank separates the two parts of the accessible name. */}
              {item.dotLabel && (
                <>
                  {' '}
                  <span className={styles.dot}>{item.dotLabel}</span>
                </>
              )}
            </span>
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          keepMounted={keepMounted ?? false}
          // Reached by script alone: it does not scroll, and what can be done is in it.
          tabIndex={-1}
          className={styles.panel}
        >
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
