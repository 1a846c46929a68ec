import { workMessages } from '@sanad/texts/desk/work'
import { Checkbox, CheckboxGroup, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import type { FilterChange } from './use-work-address.ts'

interface FilterGroupProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** As the address has it: `a,b`, or `!a,!b`. */
  readonly value: string | undefined
  readonly onChange: (change: FilterChange) => void
  /** What narrows the options down. */
  readonly children?: ReactNode
}

const valuesOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? []
const isNegated = (value: string) => value.startsWith('!')
const plainOf = (value: string) => value.replace('!', '')
const negate = (value: string, isNot: boolean) => (isNot ? `!${plainOf(value)}` : plainOf(value))

/** The values of one key: those that are wanted, or all but them. */
export function FilterGroup({ label, options, value, onChange, children }: FilterGroupProps) {
  const texts = useMessages(workMessages)
  const [isNotNext, setNotNext] = useState(false)
  const given = valuesOf(value)
  const chosen = given.map(plainOf)
  const isNot = given.length > 0 ? given.every(isNegated) : isNotNext
  const change = (changed: (values: readonly string[]) => readonly string[]) =>
    onChange((now) => changed(valuesOf(now)).join(',') || undefined)
  /** What is not on offer stays: a colleague whom other letters found, a value of a shared link. */
  const choose = (values: readonly string[]) => {
    const added = values.filter((one) => !chosen.includes(one)).map((one) => negate(one, isNot))
    const removed = options
      .map((one) => one.value)
      .filter((one) => chosen.includes(one) && !values.includes(one))
    change((now) => [...now.filter((one) => !removed.includes(plainOf(one))), ...added])
  }
  return (
    <Stack gap="small">
      {children}
      <CheckboxGroup inline label={label} options={options} value={chosen} onValueChange={choose} />
      <Checkbox
        label={texts.allBut({ name: label })}
        checked={isNot}
        onChange={({ currentTarget: { checked } }) => {
          setNotNext(checked)
          change((now) => now.map((one) => negate(one, checked)))
        }}
      />
    </Stack>
  )
}
