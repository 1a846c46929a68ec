import { applicationMessages } from '@sanad/texts/desk/application'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { useSaid } from '../../shared/strip/use-said.tsx'

/** What the strip says of the last act, and the key that goes on. */
export function useApplicationActs() {
  const texts = useMessages(applicationMessages)
  const errorText = useErrorText()
  const [said, say] = useSaid()
  const takeNext = useNextWork()
  return {
    said,
    say,
    /** Takes and opens the next piece of work. */
    next: async () => {
      try {
        say(await takeNext())
      } catch (error) {
        say(errorText(error, texts.notRecorded))
      }
    },
  }
}
