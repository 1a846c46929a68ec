import type { TypeOfOrganisation } from '../identifiers/pan.ts'
import type { LocalText } from '../language/local-text.ts'
import { type ApplicationField, yesOrNo } from './application-field.ts'
import { maxFirmName } from './field-limits.ts'

const organisations = {
  proprietorship: { en: 'Sole proprietorship', hi: 'एकल स्वामित्व' },
  partnership: { en: 'Partnership firm', hi: 'साझेदारी फ़र्म' },
  llp: { en: 'LLP', hi: 'एलएलपी' },
  'private-limited': { en: 'Private limited company', hi: 'प्राइवेट लिमिटेड कंपनी' },
  'public-limited': { en: 'Public limited company', hi: 'पब्लिक लिमिटेड कंपनी' },
  'one-person-company': { en: 'One person company', hi: 'एक व्यक्ति कंपनी' },
  'section-8': { en: 'Section 8 company', hi: 'धारा 8 कंपनी' },
  trust: { en: 'Trust', hi: 'ट्रस्ट' },
  society: { en: 'Society', hi: 'समिति (सोसाइटी)' },
  'cooperative-society': { en: 'Cooperative society', hi: 'सहकारी समिति' },
  huf: { en: 'Hindu undivided family', hi: 'हिंदू अविभाजित परिवार' },
  government: { en: 'Government institute', hi: 'सरकारी संस्था' },
  individual: { en: 'Individual, no business', hi: 'व्यक्ति, कोई व्यवसाय नहीं' },
} satisfies Partial<Record<TypeOfOrganisation, LocalText>>

/** Business details: the firm, its identifiers and its premises. */
export const businessFields = {
  type_of_org: {
    label: { en: 'Type of organisation', hi: 'संस्था का प्रकार' },
    type: 'select',
    options: Object.entries(organisations).map(([value, label]) => ({ value, label })),
  },
  company_pan_number: {
    label: { en: 'PAN of the organisation', hi: 'संस्था का पैन' },
    help: {
      en: 'A sole proprietorship has the PAN of its owner.',
      hi: 'एकल स्वामित्व में मालिक का ही पैन होता है।',
    },
    identifier: 'pan',
    secret: true,
  },
  gst_radio: {
    label: { en: 'Is the business registered under GST?', hi: 'क्या व्यवसाय जीएसटी में पंजीकृत है?' },
    type: 'radio',
    options: yesOrNo,
  },
  gst_number: {
    label: { en: 'GST number', hi: 'जीएसटी नंबर' },
    help: {
      en: 'The 15 characters of the GSTIN. It holds the PAN and the code of the State.',
      hi: 'GSTIN के 15 अक्षर और अंक। इसमें पैन और राज्य का कोड होता है।',
    },
    identifier: 'gstin',
    onlyIf: { key: 'gst_radio', value: 'yes' },
  },
  name_of_firm: { label: { en: 'Name of the firm', hi: 'फ़र्म का नाम' }, maxLength: maxFirmName },
  annual_turnover: {
    label: { en: 'Turnover of the last year in rupees', hi: 'पिछले वर्ष का कारोबार (रुपये में)' },
    type: 'number',
  },
  nature_of_business: { label: { en: 'Nature of business', hi: 'व्यवसाय की प्रकृति' }, maxLength: 200 },
  list_of_products: {
    label: { en: 'Products or courses', hi: 'उत्पाद या पाठ्यक्रम' },
    help: { en: 'One on each line.', hi: 'हर पंक्ति में एक।' },
    type: 'textarea',
  },
  date_of_incorporation: {
    label: { en: 'Date of incorporation', hi: 'स्थापना की तारीख' },
    help: { en: 'As on the registration certificate.', hi: 'जैसी पंजीकरण प्रमाणपत्र पर है।' },
    type: 'date',
  },
  bank_account_holder: {
    label: { en: 'Name on the bank account', hi: 'बैंक खाते पर नाम' },
    maxLength: 120,
  },
  bank_account_number: {
    label: { en: 'Bank account number', hi: 'बैंक खाता संख्या' },
    help: {
      en: 'Kept encrypted; only the last four digits are ever shown again.',
      hi: 'एन्क्रिप्ट करके रखी जाती है; दोबारा केवल आख़िरी चार अंक दिखते हैं।',
    },
    maxLength: 34,
    secret: true,
  },
  bank_ifsc: {
    label: { en: 'IFSC of the bank branch', hi: 'बैंक शाखा का IFSC' },
    help: { en: 'Printed on cheques, such as SBIN0001234.', hi: 'चेक पर छपा होता है, जैसे SBIN0001234।' },
    identifier: 'ifsc',
  },
  income_tax: {
    label: { en: 'Does it file income-tax returns?', hi: 'क्या आयकर रिटर्न भरे जाते हैं?' },
    type: 'radio',
    options: yesOrNo,
  },
  food_category: { label: { en: 'Kind of food, if any', hi: 'खाद्य पदार्थ का प्रकार, यदि हो' }, maxLength: 120 },
  designation: {
    label: { en: 'Your position in the organisation', hi: 'संस्था में आपका पद' },
    help: { en: 'Owner, partner, director, trustee…', hi: 'मालिक, साझेदार, निदेशक, न्यासी…' },
    maxLength: 120,
  },
  social_category: {
    label: { en: 'Social category of the owners', hi: 'मालिकों का सामाजिक वर्ग' },
    type: 'select',
    options: [
      { value: 'general', label: { en: 'General', hi: 'सामान्य' } },
      { value: 'obc', label: { en: 'OBC', hi: 'ओबीसी' } },
      { value: 'sc', label: { en: 'SC', hi: 'एससी' } },
      { value: 'st', label: { en: 'ST', hi: 'एसटी' } },
    ],
  },
  financial_year: {
    label: { en: 'Financial year', hi: 'वित्तीय वर्ष' },
    help: { en: 'From April to March, such as 2025-26.', hi: 'अप्रैल से मार्च, जैसे 2025-26।' },
    maxLength: 20,
  },
  GSTIN_number: { label: { en: 'GSTIN number', hi: 'GSTIN नंबर' }, identifier: 'gstin' },
  plant_address: {
    label: { en: 'Address of the plant or centre', hi: 'संयंत्र या केंद्र का पता' },
    type: 'textarea',
  },
  plant_state: { label: { en: 'State of the plant or centre', hi: 'संयंत्र या केंद्र का राज्य' }, type: 'state' },
  plant_district: {
    label: { en: 'District of the plant or centre', hi: 'संयंत्र या केंद्र का ज़िला' },
    maxLength: 120,
  },
  plant_city: { label: { en: 'City of the plant or centre', hi: 'संयंत्र या केंद्र का शहर' }, maxLength: 120 },
  plant_pincode: {
    label: { en: 'PIN code of the plant or centre', hi: 'संयंत्र या केंद्र का पिन कोड' },
    identifier: 'pin',
  },
  office_address: { label: { en: 'Address of the office', hi: 'कार्यालय का पता' }, type: 'textarea' },
  office_state: { label: { en: 'State of the office', hi: 'कार्यालय का राज्य' }, type: 'state' },
  office_district: { label: { en: 'District of the office', hi: 'कार्यालय का ज़िला' }, maxLength: 120 },
  office_city: { label: { en: 'City of the office', hi: 'कार्यालय का शहर' }, maxLength: 120 },
  office_pincode: { label: { en: 'PIN code of the office', hi: 'कार्यालय का पिन कोड' }, identifier: 'pin' },
  production_commenced: {
    label: { en: 'Has the work begun?', hi: 'क्या काम शुरू हो चुका है?' },
    type: 'radio',
    options: yesOrNo,
  },
  commencement_date: {
    label: { en: 'Date on which it began', hi: 'काम शुरू होने की तारीख' },
    type: 'date',
    onlyIf: { key: 'production_commenced', value: 'yes' },
  },
  activity_of_business: { label: { en: 'Main activity', hi: 'मुख्य गतिविधि' }, maxLength: 200 },
  business_details: { label: { en: 'About the business', hi: 'व्यवसाय के बारे में' }, type: 'textarea' },
  additional_details: {
    label: { en: 'Anything else we should know', hi: 'और कुछ जो हमें जानना चाहिए' },
    type: 'textarea',
  },
  male_employed: { label: { en: 'Men employed', hi: 'पुरुष कर्मचारी' }, type: 'number' },
  female_employed: { label: { en: 'Women employed', hi: 'महिला कर्मचारी' }, type: 'number' },
  investment: { label: { en: 'Investment in rupees', hi: 'निवेश (रुपये में)' }, type: 'number' },
  type_of_registration: { label: { en: 'Registered as', hi: 'किस रूप में पंजीकृत' }, maxLength: 120 },
  type_of_business: { label: { en: 'Type of business', hi: 'व्यवसाय का प्रकार' }, maxLength: 120 },
  premises_ownership: {
    label: { en: 'The premises are', hi: 'जगह' },
    type: 'select',
    options: [
      { value: 'owned', label: { en: 'Owned', hi: 'अपनी है' } },
      { value: 'rented', label: { en: 'Rented', hi: 'किराए की है' } },
      { value: 'leased', label: { en: 'Leased', hi: 'पट्टे की है' } },
      { value: 'shared', label: { en: 'Shared', hi: 'साझा है' } },
    ],
  },
  gst_username: { label: { en: 'User name on the GST portal', hi: 'जीएसटी पोर्टल पर यूज़रनेम' }, maxLength: 60 },
  logo: {
    label: { en: 'What the logo shows', hi: 'लोगो में क्या है' },
    help: { en: 'In words; the picture is a document.', hi: 'शब्दों में; चित्र दस्तावेज़ के रूप में दें।' },
    maxLength: 200,
  },
  business_email: { label: { en: 'E-mail of the business', hi: 'व्यवसाय का ई-मेल' }, type: 'email' },
  business_mobile: {
    label: { en: 'Mobile number of the business', hi: 'व्यवसाय का मोबाइल नंबर' },
    type: 'tel',
    identifier: 'mobile',
  },
} as const satisfies Record<string, ApplicationField>
