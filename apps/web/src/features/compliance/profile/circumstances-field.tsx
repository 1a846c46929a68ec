import { gstSchemes, organisations } from '@sanad/domain/compliance'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { CheckboxGroup } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { circumstanceOptions } from './circumstance-options.ts'
import { type ProfileValues, unknown } from './profile-values.ts'

/** What else is true of the business; each brings an obligation of its own. */
export function CircumstancesField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const texts = useMessages(complianceProfileMessages)
  const [organisation, gst, also, taxAudit] = form.watch(['organisation', 'gst', 'also', 'taxAudit'])
  const [isAsked, setAsked] = useState(() => form.getValues('unsureAlso') !== '')
  const known = {
    organisation: organisations.find((one) => one === organisation) ?? 'individual',
    gst: gstSchemes.find((one) => one === gst) ?? 'none',
  } as const
  const options = circumstanceOptions(known, texts)
  // The return of a registered trust whose accounts are audited is due three months later.
  const isAuditUnsaid =
    organisation === 'trust' &&
    taxAudit !== 'yes' &&
    also.split(' ').includes('charity') &&
    !also.split(' ').includes('other_audit')
  const chosenOf = (names: string) =>
    options.map(({ value }) => value).filter((one) => names.split(' ').includes(one))
  return (
    <>
      <Controller
        control={form.control}
        name="also"
        render={({ field }) => (
          <CheckboxGroup
            label={texts.also}
            hint={isAuditUnsaid ? texts.alsoCharityAudit : undefined}
            name={field.name}
            options={[...options, { value: unknown, label: texts.alsoUnknown }]}
            value={[...chosenOf(field.value), ...(isAsked ? [unknown] : [])]}
            onValueChange={(chosen) => {
              const asks = chosen.includes(unknown)
              setAsked(asks)
              if (!asks) form.setValue('unsureAlso', '')
              field.onChange(chosen.filter((one) => one !== unknown).join(' '))
            }}
          />
        )}
      />
      {isAsked && (
        <Controller
          control={form.control}
          name="unsureAlso"
          render={({ field }) => (
            <CheckboxGroup
              label={texts.alsoUnsure}
              hint={texts.alsoUnsureHint}
              name={field.name}
              options={options.filter(({ value }) => !also.split(' ').includes(value))}
              value={chosenOf(field.value)}
              onValueChange={(chosen) => field.onChange(chosen.join(' '))}
            />
          )}
        />
      )}
    </>
  )
}
