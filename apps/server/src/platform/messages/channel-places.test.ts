import { expect, it } from 'vitest'
import { type ChannelPlaces, createChannelPlaces } from './channel-places.ts'

function takeAll(places: ChannelPlaces): number {
  let count = 0
  while (places.take('sms', true)) count += 1
  return count
}

it('[F-21] a provider that falls silent gets few messages at once until it answers again', () => {
  const places = createChannelPlaces()
  expect(takeAll(places)).toBe(5)
  expect(places.take('whatsapp', false)).toBe(true)
  for (let call = 0; call < 5; call += 1) places.giveBack('sms', 'silent')
  expect(takeAll(places)).toBe(2)
  places.giveBack('sms', 'answered')
  expect(takeAll(places)).toBe(4)
})
