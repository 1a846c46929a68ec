import type { RevealReason } from '@sanad/contracts'
import type { SearchHit } from '@sanad/contracts/staff'
import { maskIdentifier } from '@sanad/domain'
import { searchMessages } from '@sanad/texts/desk/search'
import { Alert, Button, RadioGroup, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { hitDetail } from './hit-detail.ts'
import { hitPath } from './hit-path.ts'
import styles from './search.module.css'
import { useLookUpPanMutation } from './search-api.ts'

const reasons = {
  customer_asks: 'whyCustomerAsks',
  department_call: 'whyDepartmentCall',
  department_portal: 'whyDepartmentPortal',
  compare_paper: 'whyComparePaper',
} as const satisfies Record<RevealReason, string>

/** Whom a PAN belongs to: asked with a reason, which is recorded before the server answers. */
export function PanLookUp({ pan, onDone }: { pan: string; onDone: () => void }) {
  const texts = useMessages(searchMessages)
  const errorText = useErrorText()
  const [why, setWhy] = useState<RevealReason | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [hits, setHits] = useState<readonly SearchHit[]>()
  const [failure, setFailure] = useState<string>()
  const [lookUp, { isLoading }] = useLookUpPanMutation()

  async function run(): Promise<void> {
    setTried(true)
    setFailure(undefined)
    if (!why || reason.trim() === '' || isLoading) return
    const call = lookUp({ body: { pan, why, reason } })
    const { data, error } = await call
    // The number stays in no store.
    call.reset()
    if (data) setHits(data.data)
    else setFailure(errorText(error, texts.failed))
  }

  if (hits) {
    return (
      <Stack gap="small">
        <p role="status">
          {hits.length === 0 ? texts.panUnknown : texts.panFound({ pan: maskIdentifier('pan', pan) })}
        </p>
        <ul className={styles.list} aria-label={texts.results}>
          {hits.map((hit, index) => (
            <li key={hit.id}>
              <Link to={hitPath(hit)} className={styles.choice} onClick={onDone} autoFocus={index === 0}>
                <span>{hit.title}</span>
                <span className={styles.detail}>{hitDetail(hit)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run()
      }}
    >
      <Stack>
        <p>{texts.panHint({ pan: maskIdentifier('pan', pan) })}</p>
        <RadioGroup
          label={texts.why}
          value={why}
          error={isTried && !why ? texts.whyMissing : undefined}
          options={(Object.keys(reasons) as RevealReason[]).map((value) => ({
            value,
            label: texts[reasons[value]],
          }))}
          onValueChange={setWhy}
        />
        <TextField
          label={texts.reason}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" busy={isLoading} busyLabel={texts.looking}>
          {texts.lookUp}
        </Button>
      </Stack>
    </form>
  )
}
