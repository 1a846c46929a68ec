import type { LocalText } from '../language/local-text.ts'

/** State or Union Territory. `id`: the specification's `state_id`; `gstCode`: first two digits of a GSTIN. */
export type State = { id: number; gstCode: string; name: LocalText }

const ROWS = [
  ['35', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'],
  ['37', 'Andhra Pradesh', 'आंध्र प्रदेश'],
  ['12', 'Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  ['18', 'Assam', 'असम'],
  ['10', 'Bihar', 'बिहार'],
  ['04', 'Chandigarh', 'चंडीगढ़'],
  ['22', 'Chhattisgarh', 'छत्तीसगढ़'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव'],
  ['07', 'Delhi', 'दिल्ली'],
  ['30', 'Goa', 'गोवा'],
  ['24', 'Gujarat', 'गुजरात'],
  ['06', 'Haryana', 'हरियाणा'],
  ['02', 'Himachal Pradesh', 'हिमाचल प्रदेश'],
  ['01', 'Jammu and Kashmir', 'जम्मू और कश्मीर'],
  ['20', 'Jharkhand', 'झारखंड'],
  ['29', 'Karnataka', 'कर्नाटक'],
  ['32', 'Kerala', 'केरल'],
  ['38', 'Ladakh', 'लद्दाख'],
  ['31', 'Lakshadweep', 'लक्षद्वीप'],
  ['23', 'Madhya Pradesh', 'मध्य प्रदेश'],
  ['27', 'Maharashtra', 'महाराष्ट्र'],
  ['14', 'Manipur', 'मणिपुर'],
  ['17', 'Meghalaya', 'मेघालय'],
  ['15', 'Mizoram', 'मिज़ोरम'],
  ['13', 'Nagaland', 'नागालैंड'],
  ['21', 'Odisha', 'ओडिशा'],
  ['34', 'Puducherry', 'पुदुच्चेरी'],
  ['03', 'Punjab', 'पंजाब'],
  ['08', 'Rajasthan', 'राजस्थान'],
  ['11', 'Sikkim', 'सिक्किम'],
  ['33', 'Tamil Nadu', 'तमिलनाडु'],
  ['36', 'Telangana', 'तेलंगाना'],
  ['16', 'Tripura', 'त्रिपुरा'],
  ['09', 'Uttar Pradesh', 'उत्तर प्रदेश'],
  ['05', 'Uttarakhand', 'उत्तराखंड'],
  ['19', 'West Bengal', 'पश्चिम बंगाल'],
] as const

/** The 36 States and Union Territories by id, alphabetical by English name (21: Maharashtra). */
export const STATES: readonly State[] = ROWS.map(([gstCode, en, hi], index) => ({
  id: index + 1,
  gstCode,
  name: { en, hi },
}))

export function findState(id: number): State | undefined {
  return STATES.find((state) => state.id === id)
}

/** State by GST code ("27"); withdrawn codes such as 25 and 28 are undefined. */
export function findStateByGstCode(gstCode: string): State | undefined {
  return STATES.find((state) => state.gstCode === gstCode)
}
