import { parseArgs } from 'node:util'
import { measureFirstLoad } from './first-load.ts'
import { measureOtpLatency } from './otp-latency.ts'

/** npm run bench -- otp [--rate 20] [--seconds 30] [--answer-ms 300] [--notices 0] | first-load */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    'answer-ms': { type: 'string', default: '300' },
    notices: { type: 'string', default: '0' },
  },
})
const benches: Record<string, () => Promise<void>> = {
  'first-load': measureFirstLoad,
  otp: () =>
    measureOtpLatency({
      rate: Number(values.rate),
      seconds: Number(values.seconds),
      answerMs: Number(values['answer-ms']),
      notices: Number(values.notices),
    }),
}
const bench = benches[positionals.join()]
if (!bench) throw new Error(`Usage: npm run bench -- ${Object.keys(benches).join('|')}`)
await bench()
