import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { ClockIcon, OutcomePanel } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'

/** Why work rests, until when, and whether giving more helps. Nothing here asks for work. */
export function PausedPanel({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const language = useLanguage()
  const { hold_reason, hold_until, hold_waits_for: waitsFor, pending_items } = application
  return (
    <OutcomePanel
      tone="neutral"
      icon={<ClockIcon />}
      title={texts.paused}
      message={hold_reason && <p>{hold_reason}</p>}
      actions={null}
    >
      {waitsFor && (
        <p>
          {
            { customer: texts.pausedForYou, department: texts.pausedForDepartment, ours: texts.pausedForUs }[
              waitsFor
            ]
          }
        </p>
      )}
      <p>{hold_until ? texts.pausedUntil({ day: formatDate(hold_until, language) }) : texts.pausedOpen}</p>
      <p>{pending_items > 0 ? texts.pausedMayGive({ count: pending_items }) : texts.pausedNothing}</p>
    </OutcomePanel>
  )
}
