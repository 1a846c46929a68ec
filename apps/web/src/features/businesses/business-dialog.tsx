import type { ServiceApplication } from '@sanad/contracts'
import { businessesMessages } from '@sanad/texts/web/businesses'
import { Banner, Button, Dialog, Stack, Tabs, useFocusFirstError } from '@sanad/ui'
import { useMessages, useToast } from '@sanad/web-kit'
import { useId, useRef, useState } from 'react'
import { BusinessNameField } from '../../shared/businesses/business-name-field.tsx'
import { SameBusinessBanner } from '../../shared/businesses/same-business-banner.tsx'
import { useSameBusiness } from '../../shared/businesses/use-same-business.ts'
import { BusinessList } from './business-list.tsx'
import { findBusinessLock } from './find-business-lock.ts'
import { useBusinessChanges } from './use-business-changes.ts'

interface BusinessDialogProps {
  application: ServiceApplication
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function BusinessDialog({ application, open, onOpenChange }: BusinessDialogProps) {
  const texts = useMessages(businessesMessages)
  const { business_id, name_of_firm } = application.serviceDetails
  const [tab, setTab] = useState<'browse' | 'new'>('browse')
  const [selected, setSelected] = useState(business_id)
  const [name, setName] = useState('')
  const [missing, setMissing] = useState<'choice' | 'name'>()
  const { add, assign, isBusy } = useBusinessChanges(application)
  const { sameAs, mustAsk, isChecking } = useSameBusiness()
  const same = sameAs(name)
  const toast = useToast()
  const formId = useId()
  const list = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const focusInList = useFocusFirstError(list)
  const focusInForm = useFocusFirstError(form)
  // Race: a payment may be completed while the dialog is open.
  const lock = findBusinessLock(application)
  const isLocked = lock !== undefined
  const close = () => onOpenChange(false)

  const go = (next: 'browse' | 'new') => {
    setMissing(undefined)
    setTab(next)
  }
  const save = async () => {
    if (selected === null) return setMissing('choice')
    if (await assign(selected)) {
      toast('success', texts.updated)
      close()
    }
  }
  const submit = async () => {
    if (name.trim() === '') return setMissing('name')
    if (await mustAsk(name)) return
    const added = await add(name.trim())
    if (added === undefined) return
    setName('')
    setSelected(added)
    go('browse')
    if (await assign(added)) close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name_of_firm ? texts.titleEdit : texts.titleAdd}
      closeLabel={texts.close}
      dismissible={!isBusy && !isChecking}
      actions={
        isLocked ? (
          <Button onClick={close}>{texts.close}</Button>
        ) : tab === 'browse' ? (
          <Button busy={isBusy} busyLabel={texts.saving} onClick={() => void focusInList(save())}>
            {texts.save}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy || isChecking} onClick={() => go('browse')}>
              {texts.back}
            </Button>
            <Button type="submit" form={formId} busy={isBusy || isChecking} busyLabel={texts.submitting}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {lock && <Banner tone="warning">{texts[lock]}</Banner>}
        {!isLocked && business_id === null && (
          <Banner title={texts.noneSelected}>{texts.noneSelectedText}</Banner>
        )}
        <Tabs
          label={texts.tabs}
          value={tab}
          onValueChange={go}
          items={[
            {
              value: 'browse',
              label: texts.browse,
              panel: (
                <div ref={list}>
                  <BusinessList
                    value={selected}
                    onValueChange={setSelected}
                    error={missing === 'choice' ? texts.selectOne : undefined}
                    disabled={isLocked || isBusy}
                  />
                </div>
              ),
            },
            {
              value: 'new',
              label: texts.new,
              disabled: isLocked,
              panel: (
                <form
                  ref={form}
                  id={formId}
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault()
                    void focusInForm(submit())
                  }}
                >
                  <Stack>
                    <BusinessNameField
                      value={name}
                      onValueChange={setName}
                      isMissing={missing === 'name'}
                      disabled={isBusy}
                    />
                    {same && (
                      <SameBusinessBanner
                        disabled={isBusy}
                        button={texts.submit}
                        onUse={() => {
                          setSelected(same.id)
                          go('browse')
                        }}
                      />
                    )}
                  </Stack>
                </form>
              ),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
