import type { StaffChange } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Card, Stack } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'

const names = {
  invited: 'actInvited',
  joined: 'actJoined',
  reset: 'actReset',
  changed: 'actChanged',
  absent: 'actAbsent',
  back: 'actBack',
  handed_over: 'actHandedOver',
  sessions_ended: 'actSessionsEnded',
  left: 'actLeft',
} as const satisfies Record<StaffChange['act'], string>

/** What was changed about somebody, by whom and when; only ever added to. */
export function HistoryCard({ history }: { history: readonly StaffChange[] }) {
  const texts = useMessages(peopleMessages)
  const language = useLanguage()
  return (
    <Card title={texts.historyTitle}>
      <Stack gap="small">
        {history.length === 0 && <p>{texts.historyNone}</p>}
        {history.map(({ act, by, at }) => (
          <p key={`${at} ${act}`}>
            {texts.by({
              act: texts[names[act]],
              name: by ?? texts.operator,
              at: formatDateTime(at, language),
            })}
          </p>
        ))}
      </Stack>
    </Card>
  )
}
