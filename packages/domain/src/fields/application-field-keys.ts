import * as z from 'zod/mini'

/**
 * Application fields of the specification: its groups, order and spelling (wire names). The category is moved to what is
 * asked about the person: there it stands within the address.
 */
export const applicationFieldGroups = {
  user: [
    'name_of_person',
    'personal_pan',
    'aadhaar_number',
    'date_of_birth',
    'gender',
    'physically_handicaped',
    'category',
    'house_no',
    'village',
    'address',
    'state',
    'district',
    'city',
    'pincode',
    'email',
    'mobile',
  ],
  business: [
    'type_of_org',
    'company_pan_number',
    'gst_radio',
    'gst_number',
    'name_of_firm',
    'annual_turnover',
    'nature_of_business',
    'list_of_products',
    'date_of_incorporation',
    'bank_account_holder',
    'bank_account_number',
    'bank_ifsc',
    'income_tax',
    'food_category',
    'designation',
    'social_category',
    'financial_year',
    'GSTIN_number',
    'plant_address',
    'plant_state',
    'plant_district',
    'plant_city',
    'plant_pincode',
    'office_address',
    'office_state',
    'office_district',
    'office_city',
    'office_pincode',
    'production_commenced',
    'commencement_date',
    'activity_of_business',
    'business_details',
    'additional_details',
    'male_employed',
    'female_employed',
    'investment',
    'type_of_registration',
    'type_of_business',
    'premises_ownership',
    'gst_username',
    'logo',
    'business_email',
    'business_mobile',
  ],
  application: [
    'type_of_reg',
    'type_of_licence',
    'number_of_years',
    'certificate_type',
    'validity',
    'diff_address',
    'diff_pincode',
    'return_filling',
    'return_pending',
    'reason_cancellation',
    'select_package',
    'name_of_firm1',
    'name_of_firm2',
    'diffaddress_radio',
    'application_email',
    'application_mobile',
  ],
} as const

type Groups = typeof applicationFieldGroups
export type ApplicationFieldGroup = keyof Groups
export type ApplicationFieldKey = Groups[ApplicationFieldGroup][number]

/** Derived from the customer's profile and the service: shown read-only, never asked. */
const derivedFieldKeys = ['name_of_person', 'email', 'mobile', 'type_of_reg'] as const
export type DerivedFieldKey = (typeof derivedFieldKeys)[number]
export type AskedFieldKey = Exclude<ApplicationFieldKey, DerivedFieldKey>

/** Every key, in group order. */
export const applicationFieldKeys: readonly ApplicationFieldKey[] = [
  ...applicationFieldGroups.user,
  ...applicationFieldGroups.business,
  ...applicationFieldGroups.application,
]

const derived: readonly string[] = derivedFieldKeys

/** Keys whose values are stored with the application. */
export const askedFieldKeys: readonly AskedFieldKey[] = applicationFieldKeys.filter(
  (key): key is AskedFieldKey => !derived.includes(key),
)

const asked: readonly string[] = askedFieldKeys

export function isAskedField<Key extends string>(key: Key): key is Key & AskedFieldKey {
  return asked.includes(key)
}

/** A key by which a question says that it asks for the same: of the form, or what the account says. */
export const SameAsField = z.enum([
  ...(askedFieldKeys as readonly [AskedFieldKey, ...AskedFieldKey[]]),
  'name_of_person',
  'email',
  'mobile',
])
export type SameAsField = z.infer<typeof SameAsField>

/** A key that a service may ask for. */
export const AskedFieldName = z.enum(askedFieldKeys as readonly [AskedFieldKey, ...AskedFieldKey[]])

/** Only application details may be changed after they were submitted (EA-01). */
export function isApplicationDetail(key: ApplicationFieldKey): boolean {
  const details: readonly string[] = applicationFieldGroups.application
  return details.includes(key)
}
