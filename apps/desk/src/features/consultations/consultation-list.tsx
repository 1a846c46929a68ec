import type { ConsultationDesk } from '@sanad/contracts/staff'
import { indianDayOf } from '@sanad/domain'
import { Card } from '@sanad/ui'
import { useLanguage } from '@sanad/web-kit'
import { ConsultationItem } from './consultation-item.tsx'
import { shortDay } from './consultation-words.ts'
import styles from './consultations.module.css'

interface ConsultationListProps {
  readonly desk: ConsultationDesk
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly say: (words: string) => void
}

/** Who comes, by day; the chosen one shows its facts and acts. */
export function ConsultationList({ desk, chosen, onChoose, say }: ConsultationListProps) {
  const language = useLanguage()
  const byDay = Map.groupBy(desk.consultations, ({ starts_at }) => indianDayOf(starts_at))
  return (
    <div className={styles.list}>
      {[...byDay].map(([day, consultations]) => (
        <Card key={day} headingLevel={2} title={shortDay(day, language)} padding="none">
          <ul className={styles.rows}>
            {consultations.map((consultation) => (
              <li key={consultation.id}>
                <ConsultationItem
                  consultation={consultation}
                  desk={desk}
                  isChosen={consultation.id === chosen}
                  onChoose={() => onChoose(consultation.id)}
                  say={say}
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
