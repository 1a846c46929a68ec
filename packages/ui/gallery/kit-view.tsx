import * as ui from '../src/index.ts'
import styles from './kit-view.module.css'
import { specimens } from './specimens.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon'))

/** Every component in its states. */
export function KitView() {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>Components</h1>
        <ThemeSwitch />
      </header>
      {Object.entries(specimens).map(([name, Specimen]) => (
        <section key={name} id={name} className={styles.specimen}>
          <h2>
            <a href={`#${name}`}>{name}</a>
          </h2>
          <Specimen />
        </section>
      ))}
      <section className={styles.specimen}>
        <h2>Icons</h2>
        <ul className={styles.icons}>
          {icons.map(([name, component]) => {
            const Icon = component as typeof ui.CheckIcon
            return (
              <li key={name}>
                <Icon size={1.75} /> {name}
              </li>
            )
          })}
        </ul>
      </section>
    </main>
  )
}
