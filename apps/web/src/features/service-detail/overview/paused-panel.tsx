import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { ClockIcon, OutcomePanel } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { countMissing, missingWords } from '../../../shared/applications/missing-words.ts'

/** Why work rests, until when, and whether giving more helps. Nothing here asks for work. */
export function PausedPanel({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const words = useMessages(applicationMessages)
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
      <p>
        {pending_items > 0
          ? texts.pausedMayGive({ what: missingWords(application, words), count: countMissing(application) })
          : texts.pausedNothing}
      </p>
    </OutcomePanel>
  )
}
