/** Answers of the demonstration customer, by service and field. */
export const demoAnswers: Record<string, Record<string, string | string[]>> = {
  'skill-india': {
    'full-name': 'Asha Kulkarni',
    'birth-date': '1988-11-20',
    'aadhaar-number': '234123412346',
    'aadhaar-mobile': '9876543210',
    'home-state': '21',
    'home-pin': '411004',
    education: 'graduate',
    purpose: ['institute'],
  },
  'tc-registration': {
    'tp-id': 'TP104233',
    'centre-name': 'Kulkarni Skill Centre, Karve Nagar',
    'centre-email': 'centre@sanad.example',
    sector: 'it',
    'centre-address': '22, Karve Road, Pune',
    'centre-state': '21',
    'centre-pin': '411052',
    premises: 'rented',
    'carpet-area': '1800',
    facilities: ['classroom', 'lab', 'internet', 'cctv', 'washrooms', 'drinking-water'],
  },
}

/** The application form of the finished application. */
export const demoForm = {
  gender: 'female',
  address: '14 Prabhat Road',
  district: 'Pune',
  city: 'Pune',
  type_of_licence: 'new',
} as const

/** Extra items of the services. */
export const demoExtraItems: Record<string, Record<string, string>> = {
  'tc-registration': { 'job-roles': 'Domestic Data Entry Operator\nWeb Developer' },
}
