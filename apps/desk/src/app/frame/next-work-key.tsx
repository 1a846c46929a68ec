import { nextWorkMessages } from '@sanad/texts/desk/shared/next-work'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { useMay } from '../../shared/session/use-staff.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { useSaid } from '../../shared/strip/use-said.tsx'

/** `N` on every screen; one that has a button for it binds it itself. */
export function NextWorkKey() {
  const texts = useMessages(nextWorkMessages)
  const errorText = useErrorText()
  const [said, say] = useSaid()
  const takeNext = useNextWork()
  const next = () => takeNext().then(say, (error) => say(errorText(error, texts.failed)))
  const mayTake = useMay('work.take')
  useKeys(mayTake ? [{ keys: 'n', label: texts.take, run: () => void next(), givesWay: true }] : [])
  return <Strip>{said}</Strip>
}
