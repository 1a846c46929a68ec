import { Banner } from '@sanad/ui'
import type { useAttempt } from './use-attempt.ts'

/** What came of the last attempt, announced when it appears. */
export function OutcomeBanner({ outcome }: Pick<ReturnType<typeof useAttempt>, 'outcome'>) {
  return outcome ? (
    <Banner tone={outcome.tone} live={outcome.tone === 'error' ? 'assertive' : 'polite'}>
      {outcome.text}
    </Banner>
  ) : null
}
