import type { DynamicFormView, NoteView, ServiceApplication } from '@sanad/contracts'
import {
  type DynamicForm,
  type LocalText,
  type NestedOption,
  type NoteBlock,
  priceWithTax,
  type ServiceDefinition,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { officialFeeOf } from '../../catalogue/official-fee.ts'
import { recipientsOf } from '../../catalogue/recipients-of.ts'

type ServiceParts =
  | 'service'
  | 'description'
  | 'points'
  | 'official_fee'
  | 'recipients'
  | 'fee'
  | 'quantity'
  | 'reqDocuments'

/** The service version in the caller's language. */
export function toServiceView(
  service: ServiceDefinition,
  language: Language,
): Pick<ServiceApplication, ServiceParts> {
  const { pricing, note } = service
  const officialFee = officialFeeOf(service, language)
  const form = pricing.mode === 'choice' ? toDynamicForm(pricing.form, language) : null
  return {
    service: { service: service.slug, title: textIn(service.title, language) },
    description: textIn(service.description, language),
    points: textsOf(service.points, language),
    ...(officialFee !== undefined && { official_fee: officialFee }),
    ...recipientsOf(service, language),
    fee: pricing.mode === 'fee' ? Number(pricing.fee) : null,
    quantity:
      pricing.mode === 'fee' && pricing.quantity
        ? {
            label: textIn(pricing.quantity.label, language),
            per_extra_unit: Number(pricing.quantity.perExtraUnit),
            price_per_extra_unit: priceWithTax(pricing.quantity.perExtraUnit),
            max: pricing.quantity.max,
          }
        : null,
    reqDocuments: {
      note: note ? toNote(note, language) : null,
      dynamic_form: form,
      is_dynamic_form: form !== null,
      isDisplaySubpoints: service.displaySubpoints,
    },
  }
}

function toNote(note: NoteBlock, language: Language): NoteView {
  return {
    title: textIn(note.title, language),
    description: note.description ? textIn(note.description, language) : '',
    points: textsOf(note.points, language),
    icon: note.icon,
    backgroundColor: note.tone,
  }
}

function toDynamicForm({ title, options }: DynamicForm, language: Language): DynamicFormView {
  return {
    title: {
      primaryTitle: textIn(title.primaryTitle, language),
      subTitle: title.subTitle ? textIn(title.subTitle, language) : '',
      nestedTitle: title.nestedTitle ? textIn(title.nestedTitle, language) : '',
    },
    Options: options.map((primary) => ({
      ...toOption(primary, language),
      subOptions: primary.subOptions.map((sub) => ({
        ...toOption(sub, language),
        nestedOptions: sub.nestedOptions.map((nested) => toOption(nested, language)),
      })),
    })),
  }
}

function toOption(option: NestedOption, language: Language) {
  return {
    id: option.id,
    label: textIn(option.label, language),
    description: option.description ? textIn(option.description, language) : '',
    points: textsOf(option.points, language),
    fee: option.fee === undefined ? null : Number(option.fee),
    price: option.fee === undefined ? null : priceWithTax(option.fee),
  }
}

function textsOf(texts: readonly LocalText[], language: Language): string[] {
  return texts.map((text) => textIn(text, language))
}
