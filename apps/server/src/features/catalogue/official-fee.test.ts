import { expect, it } from 'vitest'
import { serviceOf } from '../../testing/factories/application.ts'
import { officialFeeOf } from './official-fee.ts'

const officialFee = {
  rupees: null,
  source: 'https://authority.example/fees',
  freeWay: { en: 'You can apply there yourself.' },
}

it('an official fee that nobody has seen is not known, and the customer is sent to the authority', async () => {
  const { slug } = await serviceOf('tp-registration')
  expect(officialFeeOf({ slug, officialFee }, 'en')).toMatch(
    /^Not known, see authority\.example\. Separate from our fee.* You can apply there yourself\.$/,
  )
  expect(officialFeeOf({ slug, officialFee }, 'hi')).toMatch(
    /^राशि हमें पता नहीं; कृपया authority\.example पर देखें।/,
  )
})

it('an amount stands with its source and the day on which it was seen', async () => {
  const { slug } = await serviceOf('tp-registration')
  const seen = { ...officialFee, rupees: 12_000, seenOn: '2026-11-20' }
  expect(officialFeeOf({ slug, officialFee: seen }, 'en')).toMatch(
    /^₹12,000, apart from our fee, as seen on authority\.example on 20\/11\/2026\. /,
  )
})

it('every service that an authority decides says where its fee stands and how one does without us', async () => {
  const slugs = [
    'nsdc-affiliation',
    'skill-india',
    'ssc-affiliation',
    'tc-registration',
    'tot-toa',
    'tp-registration',
  ]
  for (const service of await Promise.all(slugs.map(serviceOf))) {
    expect(officialFeeOf(service, 'en')).toMatch(/^Not known, see \S+\.\w+\. .*yourself, without us\.$/)
  }
})
