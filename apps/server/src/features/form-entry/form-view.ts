import type { ApplicationForm, FieldValue, FormField } from '@sanad/contracts'
import {
  type ApplicationFieldKey,
  type AskedFieldKey,
  applicationFieldGroups,
  applicationFields,
  type DerivedFieldKey,
  isAskedField,
  isSecretApplicationField,
  maskEmail,
  maskMobile,
  maxLengthOf,
  type ServiceDefinition,
  textIn,
} from '@sanad/domain'
import { sourceLanguage } from '@sanad/texts'
import type { Language } from '../../platform/http/language.ts'
import { translatedFieldLabels, translatedFields } from '../../platform/language/field-words.ts'
import { shownToLink, shownValue } from '../case/shown-value.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { toFieldView } from '../catalogue/field-view.ts'

/** Applicant data from the customer's profile and the assigned business. */
export interface Applicant {
  readonly name_of_person: string
  readonly email: string
  readonly mobile: string
  readonly name_of_firm: string | null
}

interface Form {
  readonly definition: ServiceDefinition
  readonly fields: StoredFields
  readonly applicant: Applicant
  readonly isSubmitted: boolean
  /** What is known of an open field. */
  readonly knownOf: (key: AskedFieldKey) => FieldValue | undefined
  /** An identity number that was given before. */
  readonly reusableOf: (key: AskedFieldKey) => Pick<FormField, 'reusable'>
}

interface Viewer {
  readonly language: Language
  readonly isLink: boolean
}

/** Fields that the service asks for or that have a value, by group. */
export function toFormGroups(form: Form, viewer: Viewer): ApplicationForm['groups'] {
  return (['user', 'business', 'application'] as const).map((group) => ({
    group,
    fields: applicationFieldGroups[group].flatMap((key: ApplicationFieldKey) => {
      const field = isAskedField(key) ? toField(key, form, viewer) : toDerivedField(key, form, viewer)
      return field.asked || field.value !== '' ? [field] : []
    }),
  }))
}

function toField(key: AskedFieldKey, form: Form, { language, isLink }: Viewer): FormField {
  const { required = [], optional = [] } = form.definition.applicationFields ?? {}
  const field = translatedFields[key]
  const stored = form.fields[key]
  const ofBusiness = key === 'name_of_firm' ? form.applicant.name_of_firm : null
  const isDetail = applicationFieldGroups.application.some((detail) => detail === key)
  const { onlyIf } = applicationFields[key]
  const asked = required.includes(key) || optional.includes(key)
  const isOpen = asked && !form.isSubmitted && stored === undefined && ofBusiness === null
  const known = isOpen ? form.knownOf(key) : undefined
  return {
    ...toFieldView(field, form.definition, language),
    value: known?.toString() ?? ofBusiness ?? (isLink ? shownToLink(key, stored) : shownValue(stored)),
    asked,
    required: required.includes(key),
    read_only: !isDetail && (form.isSubmitted || stored !== undefined || ofBusiness !== null),
    secret: isSecretApplicationField(key),
    ...(known !== undefined && { prefilled: true }),
    ...(asked && !isLink && isReplaceable(key, form) && { replaceable: true }),
    ...(isOpen && known === undefined && form.reusableOf(key)),
    max_length: maxLengthOf(field),
    only_if: onlyIf ? { field_id: onlyIf.key, value: onlyIf.value } : null,
  }
}

/** Whether a stored number may be taken out, to type another one: one that was used by mistake is nobody's to keep. */
function isReplaceable(
  key: AskedFieldKey,
  { fields, isSubmitted }: Pick<Form, 'fields' | 'isSubmitted'>,
): boolean {
  return isSecretApplicationField(key) && !isSubmitted && fields[key] !== undefined
}

/** A read-only field derived from the profile or the service. */
function toDerivedField(key: DerivedFieldKey, form: Form, { language, isLink }: Viewer): FormField {
  const { applicant, definition } = form
  const values = {
    name_of_person: applicant.name_of_person,
    email: isLink ? maskEmail(applicant.email) : applicant.email,
    mobile: isLink ? maskMobile(applicant.mobile) : applicant.mobile,
    type_of_reg: definition.typeOfRegistration,
  }
  const label = textIn(translatedFieldLabels[key], language)
  return {
    field_id: key,
    label,
    field_title: label,
    help: '',
    input_type: key === 'email' ? 'email' : key === 'mobile' ? 'tel' : 'text',
    // Its value is a name of the wire.
    options: key === 'type_of_reg' ? [{ value: values[key], label: typeIn(language, definition) }] : [],
    identifier: null,
    value: values[key],
    asked: false,
    required: false,
    read_only: true,
    secret: false,
    max_length: 500,
    only_if: null,
  }
}

function typeIn(language: Language, { typeOfRegistration, shortTitle, title }: Form['definition']): string {
  return language === sourceLanguage ? typeOfRegistration : textIn(shortTitle ?? title, language)
}
