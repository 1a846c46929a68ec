import type { ServiceApplication } from '@sanad/contracts'

type Asked = Pick<ServiceApplication, 'fieldList' | 'submittedFields' | 'extra_info'>

/** The fields and extra items that are not submitted yet. */
export function openItems({ fieldList, submittedFields, extra_info }: Asked) {
  const submitted = new Set(submittedFields.map(({ field_id }) => field_id))
  return {
    fields: fieldList.filter(({ field_id }) => !submitted.has(field_id)),
    extraItems: extra_info.filter(({ is_submit }) => !is_submit),
  }
}
