import { describe, expect, it } from 'vitest'
import { checkIdentifier, maskIdentifier } from './identifier.ts'
import { canPinCodeBeIn, findStatesOfPinCode } from './pin-code-state.ts'

describe('numbers of public registers', () => {
  it.each([
    ['cin', 'L52399MH1987PLC044954', 'L52399MH1987PLC044954'],
    ['cin', 'u72900 ka2008 ptc046374', 'U72900KA2008PTC046374'],
    ['llpin', 'AAB-1234', 'AAB-1234'],
    ['llpin', 'aab1234', 'AAB-1234'],
    ['tan', 'MUMA12345B', 'MUMA12345B'],
    ['udyam', 'UDYAM-MH-01-0000001', 'UDYAM-MH-01-0000001'],
    ['udyam', 'udyam mh 01 0000001', 'UDYAM-MH-01-0000001'],
    ['fssai', '100 12 022 000 236', '10012022000236'],
    ['fssai', '२१२१४००१००००३७', '21214001000037'],
    ['din', '00001234', '00001234'],
  ] as const)('%s takes %s and keeps it as the register prints it', (kind, typed, value) => {
    expect(checkIdentifier(kind, typed)).toEqual({ ok: true, value })
    expect(maskIdentifier(kind, value)).toBe(value)
  })

  it.each([
    ['cin', 'X52399MH1987PLC044954'],
    ['cin', 'L52399MH1787PLC044954'],
    ['cin', 'L52399MH1987PLC04495'],
    ['llpin', 'AB-1234'],
    ['tan', 'ABCPX1234K'],
    ['udyam', 'MH-01-0000001'],
    ['fssai', '30012022000236'],
    ['din', '1234567'],
  ] as const)('%s refuses %s', (kind, typed) => {
    expect(checkIdentifier(kind, typed)).toEqual({ ok: false, reason: `${kind}_format` })
  })
})

describe('a PIN code and its State', () => {
  it.each([
    ['411030', '27'],
    ['403001', '30'],
    ['110001', '07'],
    ['160017', '04'],
    ['140301', '03'],
    ['248001', '05'],
    ['194101', '38'],
    ['396210', '26'],
    ['492001', '22'],
    ['605001', '34'],
    ['533464', '34'],
    ['673310', '34'],
    ['682555', '31'],
    ['737101', '11'],
    ['744101', '35'],
    ['781001', '18'],
    ['834001', '20'],
    ['500001', '36'],
  ])('%s is in State %s', (pin, gstCode) => {
    expect(canPinCodeBeIn(pin, gstCode)).toBe(true)
  })

  it('of Pune is not in Karnataka, of Panaji not in Maharashtra', () => {
    expect(canPinCodeBeIn('411030', '29')).toBe(false)
    expect(canPinCodeBeIn('403001', '27')).toBe(false)
  })

  it('of the Army Post Office, or none, can be anywhere', () => {
    expect(findStatesOfPinCode('900056')).toBeUndefined()
    expect(canPinCodeBeIn('900056', '01')).toBe(true)
    expect(canPinCodeBeIn('', '27')).toBe(true)
  })
})
