import { ActingChannel, OtpCode } from '@sanad/contracts'
import type { DeskCustomer } from '@sanad/contracts/staff'
import { maskEmail, maskMobile } from '@sanad/domain'
import { customerMessages } from '@sanad/texts/desk/customer'
import { Alert, Button, Dialog, RadioGroup, Stack, TextField } from '@sanad/ui'
import { isApiError, useMessages } from '@sanad/web-kit'
import { type FormEvent, useRef, useState } from 'react'
import { useSendActingCodeMutation } from './customer-api.ts'
import { useActingRefusal } from './use-acting-refusal.ts'
import { useOpenPortal } from './use-open-portal.ts'

const isActingChannel = (channel: string): channel is ActingChannel =>
  ActingChannel.safeParse(channel).success

interface ActingDialogProps {
  readonly customer: DeskCustomer
  readonly onClose: () => void
}

/** Asks for the code by which the customer lets the member act for them: sent to the customer, and read out by them. */
export function ActingDialog({ customer, onClose }: ActingDialogProps) {
  const texts = useMessages(customerMessages)
  const proved = customer.ways.flatMap(({ channel, is_proved: isProved }) =>
    isProved && isActingChannel(channel) ? channel : [],
  )
  const [first] = proved
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.actingTitle({ name: customer.name_of_person })}
      description={first ? texts.actingText : texts.actingNothingProved}
      closeLabel={texts.cancel}
      dismissible="escape"
      initialFocus={first && 'content'}
    >
      {first && <CodeForms customer={customer} proved={proved} first={first} onOpened={onClose} />}
    </Dialog>
  )
}

interface CodeFormsProps {
  readonly customer: DeskCustomer
  readonly proved: readonly ActingChannel[]
  readonly first: ActingChannel
  readonly onOpened: () => void
}

/** Two forms, so that Enter sends the code where the way is chosen, and opens the portal where the code is typed. */
function CodeForms({ customer: { id, mobile, email }, proved, first, onOpened }: CodeFormsProps) {
  const texts = useMessages(customerMessages)
  const refusalText = useActingRefusal()
  const [channel, setChannel] = useState(first)
  const [code, setCode] = useState('')
  const [sendProblem, setSendProblem] = useState<unknown>()
  const [isTried, setTried] = useState(false)
  const [openProblem, setOpenProblem] = useState<unknown>()
  const field = useRef<HTMLInputElement>(null)
  const [sendCode, sending] = useSendActingCodeMutation()
  const portal = useOpenPortal(id)
  const isIncomplete = !OtpCode.safeParse(code).success
  const words = { sms: texts.codeBySms, email: texts.codeByEmail }
  const wayTo = (way: ActingChannel) =>
    words[way]({ to: way === 'email' ? maskEmail(email) : maskMobile(mobile) })
  const codeProblem = () => {
    if (openProblem) return refusalText(openProblem, texts.actAsFailed)
    return isTried && isIncomplete ? texts.codeIncomplete : undefined
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (sending.isLoading) return
    setOpenProblem(undefined)
    setTried(false)
    const { error } = await sendCode({ params: { id }, body: { channel } })
    setSendProblem(error)
    // The code that has to be waited for was sent before, and is good.
    if (!error || (isApiError(error) && error.code === 'otp_wait')) field.current?.focus()
  }
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    setOpenProblem(undefined)
    if (portal.isOpening) return
    const error = isIncomplete ? undefined : await portal.open({ channel, otp_code: code })
    if (!isIncomplete && !error) return onOpened()
    setOpenProblem(error)
    field.current?.select()
  }
  return (
    <Stack>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="small">
          <RadioGroup
            label={texts.codeWay}
            value={channel}
            options={proved.map((value) => ({ value, label: wayTo(value) }))}
            onValueChange={setChannel}
          />
          {sendProblem !== undefined && <Alert>{refusalText(sendProblem, texts.codeNotSent)}</Alert>}
          <div>
            <Button type="submit" variant="secondary" busy={sending.isLoading} busyLabel={texts.codeSending}>
              {texts.codeSend}
            </Button>
          </div>
          <p role="status">{sending.isSuccess && texts.codeSent}</p>
        </Stack>
      </form>
      <form noValidate onSubmit={(event) => void open(event)}>
        <Stack gap="small">
          <TextField
            ref={field}
            label={texts.codeRead}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            error={codeProblem()}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
          />
          <div>
            <Button type="submit" busy={portal.isOpening} busyLabel={texts.opening}>
              {texts.openPortal}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
