import { expect, it } from 'vitest'
import { type ChannelPlaces, createChannelPlaces, type Kind } from './channel-places.ts'

function takeAll(places: ChannelPlaces, kind: Kind = 'codes'): number {
  let count = 0
  while (places.take('sms', kind)) count += 1
  return count
}

it('[F-21] a provider that falls silent gets few messages at once until it answers again', () => {
  const places = createChannelPlaces()
  expect(takeAll(places)).toBe(15)
  expect(places.take('whatsapp', 'notices')).toBe(true)
  for (let call = 0; call < 15; call += 1) places.giveBack('sms', 'codes', 'silent')
  expect(takeAll(places)).toBe(2)
  places.giveBack('sms', 'codes', 'answered')
  expect(takeAll(places)).toBe(14)
})

it('notices take no place from codes', () => {
  const places = createChannelPlaces()
  expect(takeAll(places, 'notices')).toBe(4)
  expect(takeAll(places)).toBe(15)
})
