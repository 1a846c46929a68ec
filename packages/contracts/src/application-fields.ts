import * as z from 'zod/mini'

/** The application fields of the specification, in its three groups and its spelling. */
export const applicationFieldGroups = {
  user: [
    'name_of_person',
    'personal_pan',
    'aadhaar_number',
    'date_of_birth',
    'gender',
    'physically_handicaped',
    'house_no',
    'category',
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
export type ApplicationFieldKey = Groups[keyof Groups][number]

const keys = Object.values(applicationFieldGroups).flat() as ApplicationFieldKey[]
const value = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500))))

/** Values of application fields by name; a field that was never given is absent or null. */
export const ApplicationFields = z.object(
  Object.fromEntries(keys.map((key) => [key, value])) as Record<ApplicationFieldKey, typeof value>,
)
export type ApplicationFields = z.infer<typeof ApplicationFields>
