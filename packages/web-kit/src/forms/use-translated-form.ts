import { useEffect, useRef } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { useLanguage } from '../i18n/use-messages.ts'

/**
 * `useForm` whose messages follow the language: what the rules refused is validated again when it changes. Give
 * `setError` a type and no message, and say it while rendering.
 */
export function useTranslatedForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>(props)
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
