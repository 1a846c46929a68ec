import { checkPinCode } from './pin-code.ts'

/**
 * GST codes of the States by the first digits of a PIN code; the longest prefix counts. Several where a postal circle or a
 * sorting district lies across a border. 9 is the Army Post Office, which is nowhere.
 */
const STATES_BY_PREFIX: Readonly<Record<string, readonly string[]>> = {
  ...of(['07'], '11'),
  ...of(['06'], '12', '13'),
  ...of(['03'], '14', '15', '16'),
  ...of(['03', '04'], '140', '160'),
  ...of(['04', '06'], '134'),
  ...of(['02'], '17'),
  ...of(['01', '38'], '18', '19'),
  ...of(['09', '05'], '20', '21', '22', '23', '24', '25', '26', '27', '28'),
  ...of(['08'], '30', '31', '32', '33', '34'),
  ...of(['24'], '36', '37', '38', '39'),
  ...of(['24', '26'], '362', '396'),
  ...of(['27'], '40', '41', '42', '43', '44'),
  ...of(['30'], '403'),
  ...of(['23', '22'], '45', '46', '47', '48', '49'),
  ...of(['36', '37'], '50', '51', '52', '53'),
  ...of(['37', '34'], '533'),
  ...of(['29'], '56', '57', '58', '59'),
  ...of(['33'], '60', '61', '62', '63', '64', '65', '66'),
  ...of(['33', '34'], '605', '607', '609'),
  ...of(['32'], '67', '68', '69'),
  ...of(['32', '34'], '673'),
  ...of(['32', '31'], '682'),
  ...of(['19'], '70', '71', '72', '73', '74'),
  ...of(['11'], '737'),
  ...of(['35'], '744'),
  ...of(['21'], '75', '76', '77'),
  ...of(['18'], '78'),
  ...of(['12', '18'], '790', '791', '792'),
  ...of(['17', '18'], '793', '794'),
  ...of(['14'], '795'),
  ...of(['15'], '796'),
  ...of(['13'], '797', '798'),
  ...of(['16'], '799'),
  ...of(['10', '20'], '80', '81', '82', '83', '84', '85'),
}

function of(states: readonly string[], ...prefixes: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(prefixes.map((prefix) => [prefix, states]))
}

/** Codes of the States in which a PIN code can be; undefined where the first digits do not say. */
export function findStatesOfPinCode(text: string): readonly string[] | undefined {
  const pin = checkPinCode(text)
  if (!pin.ok) return undefined
  return STATES_BY_PREFIX[pin.value.slice(0, 3)] ?? STATES_BY_PREFIX[pin.value.slice(0, 2)]
}

/** Whether a PIN code can be in a State, by its GST code. Where the digits do not say, it can. */
export function canPinCodeBeIn(pin: string, gstCode: string): boolean {
  return findStatesOfPinCode(pin)?.includes(gstCode) ?? true
}
