import type { TypeOfOrganisation } from '../identifiers/pan.ts'
import type { LocalText } from '../language/local-text.ts'
import { type ApplicationField, yesOrNo } from './application-field.ts'
import { maxFirmName } from './field-limits.ts'

const organisations = {
  proprietorship: { en: 'Sole proprietorship' },
  partnership: { en: 'Partnership firm' },
  llp: { en: 'LLP' },
  'private-limited': { en: 'Private limited company' },
  'public-limited': { en: 'Public limited company' },
  'one-person-company': { en: 'One person company' },
  'section-8': { en: 'Section 8 company' },
  trust: { en: 'Trust' },
  society: { en: 'Society' },
  'cooperative-society': { en: 'Cooperative society' },
  huf: { en: 'Hindu undivided family' },
  government: { en: 'Government institute' },
  individual: { en: 'Individual, no business' },
} satisfies Partial<Record<TypeOfOrganisation, LocalText>>

/** Business details: the firm, its identifiers and its premises. */
const people = { max: 1_000_000, whole: true } as const

export const businessFields = {
  type_of_org: {
    label: { en: 'Type of organisation' },
    type: 'select',
    options: Object.entries(organisations).map(([value, label]) => ({ value, label })),
  },
  company_pan_number: {
    label: { en: 'PAN of the organisation' },
    help: {
      en: 'A sole proprietorship has the PAN of its owner.',
    },
    identifier: 'pan',
    secret: true,
  },
  gst_radio: {
    label: { en: 'Is the business registered under GST?' },
    type: 'radio',
    options: yesOrNo,
  },
  gst_number: {
    label: { en: 'GST number' },
    help: {
      en: 'The 15 characters of the GSTIN. It holds the PAN and the code of the State.',
    },
    identifier: 'gstin',
    onlyIf: { key: 'gst_radio', value: 'yes' },
  },
  name_of_firm: { label: { en: 'Name of the firm' }, maxLength: maxFirmName },
  annual_turnover: {
    label: { en: 'Turnover of the last year in rupees' },
    type: 'number',
  },
  nature_of_business: { label: { en: 'Nature of business' }, maxLength: 200 },
  list_of_products: {
    label: { en: 'Products or courses' },
    help: { en: 'One on each line.' },
    type: 'textarea',
  },
  date_of_incorporation: {
    label: { en: 'Date of incorporation' },
    help: { en: 'As on the registration certificate.' },
    type: 'date',
    dates: { latest: 'today' },
  },
  bank_account_holder: {
    label: { en: 'Name on the bank account' },
    maxLength: 120,
  },
  bank_account_number: {
    label: { en: 'Bank account number' },
    help: {
      en: 'Kept encrypted; only the last four digits are ever shown again.',
    },
    maxLength: 34,
    secret: true,
  },
  bank_ifsc: {
    label: { en: 'IFSC of the bank branch' },
    help: { en: 'Printed on cheques, such as SBIN0001234.' },
    identifier: 'ifsc',
  },
  income_tax: {
    label: { en: 'Does it file income-tax returns?' },
    type: 'radio',
    options: yesOrNo,
  },
  food_category: { label: { en: 'Kind of food, if any' }, maxLength: 120 },
  designation: {
    label: { en: 'Your position in the organisation' },
    help: { en: 'For example owner, partner, director or trustee.' },
    maxLength: 120,
  },
  social_category: {
    label: { en: 'Social category of the owners' },
    type: 'select',
    options: [
      { value: 'general', label: { en: 'General' } },
      { value: 'obc', label: { en: 'OBC' } },
      { value: 'sc', label: { en: 'SC' } },
      { value: 'st', label: { en: 'ST' } },
    ],
  },
  financial_year: {
    label: { en: 'Financial year' },
    help: { en: 'From April to March, such as 2025-26.' },
    maxLength: 20,
  },
  GSTIN_number: { label: { en: 'GSTIN number' }, identifier: 'gstin' },
  plant_address: {
    label: { en: 'Address of the plant or centre' },
    type: 'textarea',
  },
  plant_state: { label: { en: 'State of the plant or centre' }, type: 'state' },
  plant_district: {
    label: { en: 'District of the plant or centre' },
    maxLength: 120,
  },
  plant_city: { label: { en: 'City of the plant or centre' }, maxLength: 120 },
  plant_pincode: {
    label: { en: 'PIN code of the plant or centre' },
    identifier: 'pin',
  },
  office_address: { label: { en: 'Address of the office' }, type: 'textarea' },
  office_state: { label: { en: 'State of the office' }, type: 'state' },
  office_district: { label: { en: 'District of the office' }, maxLength: 120 },
  office_city: { label: { en: 'City of the office' }, maxLength: 120 },
  office_pincode: { label: { en: 'PIN code of the office' }, identifier: 'pin' },
  production_commenced: {
    label: { en: 'Has the work begun?' },
    type: 'radio',
    options: yesOrNo,
  },
  commencement_date: {
    label: { en: 'Date on which it began' },
    type: 'date',
    dates: { latest: 'today' },
    onlyIf: { key: 'production_commenced', value: 'yes' },
  },
  activity_of_business: { label: { en: 'Main activity' }, maxLength: 200 },
  business_details: { label: { en: 'About the business' }, type: 'textarea' },
  additional_details: {
    label: { en: 'Anything else we should know' },
    type: 'textarea',
  },
  male_employed: { label: { en: 'Men employed' }, type: 'number', numbers: people },
  female_employed: { label: { en: 'Women employed' }, type: 'number', numbers: people },
  investment: { label: { en: 'Investment in rupees' }, type: 'number' },
  type_of_registration: { label: { en: 'Registered as' }, maxLength: 120 },
  type_of_business: { label: { en: 'Type of business' }, maxLength: 120 },
  premises_ownership: {
    label: { en: 'The premises are' },
    type: 'select',
    options: [
      { value: 'owned', label: { en: 'Owned' } },
      { value: 'rented', label: { en: 'Rented' } },
      { value: 'leased', label: { en: 'Leased' } },
      { value: 'shared', label: { en: 'Shared' } },
    ],
  },
  gst_username: { label: { en: 'User name on the GST portal' }, maxLength: 60 },
  logo: {
    label: { en: 'What the logo shows' },
    help: { en: 'In words; the picture is a document.' },
    maxLength: 200,
  },
  business_email: { label: { en: 'E-mail of the business' }, type: 'email' },
  business_mobile: {
    label: { en: 'Mobile number of the business' },
    type: 'tel',
    identifier: 'mobile',
  },
} as const satisfies Record<string, ApplicationField>
