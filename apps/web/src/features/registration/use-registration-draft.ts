import { isMobile, normaliseMobile } from '@sanad/domain'
import { registrationMessages } from '@sanad/texts/web/registration'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { findTypedDay } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePersonalRules } from '../../shared/personal/use-personal-rules.ts'
import {
  emptyRegistration,
  type RegistrationDraft,
  readRegistrationDraft,
  saveRegistrationDraft,
} from './registration-draft.ts'

/** A press takes the focus first: a message that came up at once would push away what is being pressed. */
const pressMs = 300

type Field = keyof RegistrationDraft
const fields = Object.keys(emptyRegistration) as Field[]
/** The birth date shows another form of its value. */
const typedFields = fields.filter((field) => field !== 'birthDate')

/**
 * The fields of the form, whose inputs are uncontrolled: what is typed before hydration is kept. Without a form library,
 * which the first page of a visit would pay for.
 */
export function useRegistrationDraft() {
  const texts = useMessages(registrationMessages)
  const { checkThis } = useMessages(personalMessages)
  const rules = usePersonalRules()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(emptyRegistration)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Field[]>([])

  const read = () => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined))
    setDraft((former) => {
      const next = { ...former }
      for (const field of typedFields) next[field] = String(typed[field] ?? '')
      return next
    })
  }
  const setBirthDate = (birthDate: string) => setDraft((former) => ({ ...former, birthDate }))
  const inputOf = (field: Field) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined
  }
  const fill = useEffectEvent(() => {
    const kept = readRegistrationDraft()
    for (const field of typedFields) {
      const input = inputOf(field)
      if (input && !input.value) input.value = kept[field]
    }
    read()
    const typed = inputOf('birthDate')?.value
    setBirthDate(typed ? (findTypedDay(typed) ?? typed) : kept.birthDate)
  })
  useEffect(() => fill(), [])
  useEffect(() => {
    // The first render has not read yet what was kept.
    if (draft !== emptyRegistration) saveRegistrationDraft(draft)
  }, [draft])

  const validate: Record<Field, (value: string) => string | boolean> = {
    name: rules.name.validate,
    mobile: (mobile) =>
      (!normaliseMobile(mobile) && texts.mobileRequired) ||
      isMobile(normaliseMobile(mobile)) ||
      texts.mobileInvalid,
    email: rules.email.validate,
    birthDate: rules.birthDate.validate,
    address: rules.address.validate,
  }
  const problemOf = (field: Field): string | undefined => {
    const result = validate[field](draft[field])
    return typeof result === 'string' ? result : undefined
  }
  return {
    draft,
    /** Fields that still have to be given or mended. */
    missing: fields.filter((field) => problemOf(field)),
    errorOf: (field: Field) =>
      refused.includes(field) ? checkThis : touched.includes(field) ? problemOf(field) : undefined,
    refuse: setRefused,
    birthDateProps: { value: draft.birthDate, onValueChange: setBirthDate },
    formProps: {
      ref: form,
      onInput: () => {
        read()
        setRefused([])
      },
      onBlur: ({ target }: FocusEvent) => {
        const name = target.getAttribute('name')
        if (name) setTimeout(() => setTouched((before) => [...before, name]), pressMs)
      },
    },
  }
}
