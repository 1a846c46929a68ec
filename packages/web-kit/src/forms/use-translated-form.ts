import { useEffect, useRef } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { useLanguage } from '../i18n/use-messages.ts'

/** A press takes the focus first: a message that came up at once would push away what is being pressed. */
const pressMs = 300

/**
 * `useForm` whose messages follow the language: what the rules refused is validated again when it changes. Give
 * `setError` a type and no message, and say it while rendering.
 */
export function useTranslatedForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ delayError: pressMs, ...props })
  const language = useLanguage()
  const validatedIn = useRef(language)
  useEffect(() => {
    if (validatedIn.current === language) return
    validatedIn.current = language
    const said = Object.entries(form.formState.errors).flatMap(([name, error]) =>
      error?.message ? [name as Path<Values>] : [],
    )
    void form.trigger(said)
  }, [form, language])
  return form
}
