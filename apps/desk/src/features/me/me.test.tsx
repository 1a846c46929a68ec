import { saveStaffLanguage } from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { applyDisplay } from '../../shared/display/display.ts'
import { answer } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

it('[DK-111] single keys are switched off and on again in one’s settings; ⌘K works in any case', async () => {
  onTestFinished(() => localStorage.removeItem('deskSingleKeys'))
  const { user } = openDesk('/me')
  const setting = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Single keys/ })
  expect(setting.checked).toBe(true)
  await user.click(setting)
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('gt')
  expect(whereIs()).toBe('/me')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(setting)
  expect(setting.checked).toBe(true)
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'All keys' })
})

it('[DK-114] density and contrast are chosen for this browser, and kept', async () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    for (const key of ['deskDensity', 'deskContrast']) localStorage.removeItem(key)
    applyDisplay()
  })
  const { user } = openDesk('/me')
  await user.click(await screen.findByRole('radio', { name: 'Compact' }))
  await user.click(screen.getByRole('checkbox', { name: 'Higher contrast' }))
  expect(dataset).toMatchObject({ density: 'compact', contrast: 'more' })
  // As when the desk is opened again.
  dataset.density = ''
  applyDisplay()
  expect(dataset.density).toBe('compact')
  await user.click(screen.getByRole('checkbox', { name: 'Higher contrast' }))
  expect(dataset.contrast).toBe('usual')
})

it('[DK-113] a member reads the desk in their own language on every device, and keeps the one that they choose', async () => {
  const { user } = openDesk('/me', { staff: { ...priya, language: 'hi' } })
  await screen.findByRole('heading', { level: 1, name: 'मेरी सेटिंग' })
  const saved = answer(saveStaffLanguage, { success: true, message: 'Saved.' })
  await user.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('heading', { level: 1, name: 'My settings' })
  expect(saved.bodies).toEqual([{ language: 'en' }])
})
