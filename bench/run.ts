import { parseArgs } from 'node:util'
import { measureAnnouncing } from './announce.ts'
import { measureApi } from './api/measure-api.ts'
import { measureDeadline } from './deadline/measure-deadline.ts'
import { measureDesk } from './desk/measure-desk.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureMixedLoad } from './mixed/measure-mixed-load.ts'
import { measureOtpLatency } from './otp-latency.ts'
import { measurePages } from './pages.ts'
import { measureReview } from './review.ts'
import { measureSettle } from './settle/measure-settle.ts'

/**
 * npm run bench -- otp [--rate 20] [--seconds 30] [--answer-ms 300] [--notices 0] | first-load | pages [--rounds 5] |
 * review [--rounds 5] | mixed [--seconds 600] [--workers 64] [--settlements 500] |
 * desk [--only rebuild|reads|commits|crowd] | api [--rounds 5] [--milliseconds 1000] |
 * announce [--seconds 5] [--commit-ms 3] [--workers 64] |
 * growth [--rounds 5] [--milliseconds 1000] |
 * settle --against COMMIT [--rounds 5] [--settlements 60] |
 * deadline [--seconds 600] [--customers 100000] [--rate 3] [--portals 2]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string' },
    customers: { type: 'string', default: '100000' },
    portals: { type: 'string', default: '2' },
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '64' },
    settlements: { type: 'string', default: '500' },
    'answer-ms': { type: 'string', default: '300' },
    notices: { type: 'string', default: '0' },
    'commit-ms': { type: 'string', default: '3' },
    only: { type: 'string' },
    against: { type: 'string', default: 'HEAD' },
  },
})
const benches: Record<string, () => Promise<void>> = {
  'first-load': measureFirstLoad,
  pages: () => measurePages({ rounds: Number(values.rounds) }),
  review: () => measureReview({ rounds: Number(values.rounds) }),
  desk: () => measureDesk({ only: values.only }),
  announce: () =>
    measureAnnouncing({
      seconds: Number(values.seconds ?? 5),
      commitMs: Number(values['commit-ms']),
      writers: Number(values.workers),
    }),
  api: () => measureApi({ rounds: Number(values.rounds), milliseconds: Number(values.milliseconds) }),
  growth: () => measureGrowth({ rounds: Number(values.rounds), milliseconds: Number(values.milliseconds) }),
  settle: () =>
    measureSettle({
      against: values.against,
      rounds: Number(values.rounds),
      count: Number(values.settlements),
    }),
  deadline: () =>
    measureDeadline({
      seconds: Number(values.seconds ?? 600),
      customers: Number(values.customers),
      rate: Number(values.rate ?? 3),
      portals: Number(values.portals),
    }),
  mixed: () =>
    measureMixedLoad({
      workers: Number(values.workers),
      seconds: Number(values.seconds ?? 600),
      settlements: Number(values.settlements),
    }),
  otp: () =>
    measureOtpLatency({
      rate: Number(values.rate ?? 20),
      seconds: Number(values.seconds ?? 30),
      answerMs: Number(values['answer-ms']),
      notices: Number(values.notices),
    }),
}
const bench = benches[positionals.join()]
if (!bench) throw new Error(`Usage: npm run bench -- ${Object.keys(benches).join('|')}`)
await bench()
