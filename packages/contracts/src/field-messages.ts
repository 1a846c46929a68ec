import { type FieldDefinition, type FieldReason, maxLengthOf } from '@sanad/domain'

/** English message for each reason to refuse a field's value, for server responses and forms. */
export const fieldMessages: Record<FieldReason, string> = {
  empty: 'Please fill this in.',
  wrong_kind: 'Please enter a value of the right kind.',
  too_long: 'This is too long.',
  not_an_option: 'Please choose one of the options.',
  not_a_state: 'Please choose a state.',
  not_a_number: 'Please enter a number.',
  negative: 'Please enter a number of at least 0.',
  not_a_date: 'Please enter a valid date.',
  not_an_email: 'Please enter a valid email address.',
  not_a_url: 'Please enter a web address that starts with http:// or https://.',
  not_a_phone_number: 'Please enter a valid phone number.',
  pan_format: 'A PAN has five letters, four digits and a letter, such as ABCPX1234K.',
  pan_holder_type: 'The fourth letter of this PAN is not one that PANs have.',
  pan_zero_number: 'The digits of a PAN are never 0000.',
  pan_organisation_mismatch: 'This PAN does not belong to this type of organisation.',
  aadhaar_format: 'An Aadhaar number has 12 digits and does not start with 0 or 1.',
  aadhaar_check_digit: 'This is not an Aadhaar number. Please check the digits.',
  aadhaar_palindrome: 'This is not an Aadhaar number. Please check the digits.',
  gstin_format: 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
  gstin_state: 'The first two digits of this GSTIN are not the code of a state.',
  gstin_pan: 'The PAN within this GSTIN is not valid.',
  gstin_check_digit: 'This is not a GSTIN. Please check the characters.',
  gstin_pan_mismatch: 'This GSTIN holds another PAN than the one you gave for the business.',
  gstin_state_mismatch: 'This GSTIN belongs to another State than those of your addresses.',
  ifsc_format: 'An IFSC has four letters, a zero and six more characters, such as SBIN0001234.',
  pin_format: 'A PIN code has six digits and does not start with 0.',
  mobile_format: 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9.',
}

/** Message for a field; `too_long` names the field's maximum length. */
export function fieldMessage(field: FieldDefinition, reason: FieldReason): string {
  return reason === 'too_long'
    ? `This is too long: at most ${maxLengthOf(field)} characters.`
    : fieldMessages[reason]
}
