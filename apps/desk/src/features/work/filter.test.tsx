import { listAssignees, listWork } from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { makeWorkItem } from '../../testing/make-work-item.ts'
import { openDesk, whereIs } from '../../testing/open-desk.tsx'

const colleague = (at: number, name: string) => ({
  id: `3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a${at}`,
  name,
  open: 3,
})
const ravi = colleague(12, 'Ravi Rao')
const meera = colleague(13, 'Meera Joshi')

async function openFilter(path: string, colleagues = [ravi, meera]) {
  answer(listWork, { success: true, data: [makeWorkItem(1)], next_cursor: null })
  answer(listAssignees, { success: true, data: colleagues })
  const { user } = openDesk(path)
  await screen.findByRole('grid')
  await user.keyboard('f')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
  const press = (name: string) => user.click(dialog.getByRole('checkbox', { name }))
  const isAt = (search: string) =>
    waitFor(() => expect(decodeURIComponent(whereIs())).toBe(`/work/all${search}`))
  return { user, dialog, press, isAt }
}

it('[DK-15] several values of a key, or all but them, are chosen by checkboxes and stand in the address', async () => {
  const { press, isAt } = await openFilter('/work/all')
  await press('Stages')
  await press('Tickets')
  await isAt('?kind=stage,ticket')
  await press('Kind: all but these')
  await isAt('?kind=!stage,!ticket')
  await press('Tickets')
  await isAt('?kind=!stage')
  await press('Stages')
  await isAt('')
  // What is chosen next is still left out.
  await press('Tickets')
  await isAt('?kind=!ticket')
})

it('[DK-15] a shared link with “not” and a mixture keeps what is not touched', async () => {
  const { press, isAt, dialog } = await openFilter('/work/all?kind=documents,!stage&priority=!3')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Priority: all but these' }).checked).toBe(
    true,
  )
  await press('Tickets')
  await isAt('?kind=documents,!stage,ticket&priority=!3')
})

it('[DK-15] colleagues are chosen by name, several of them, and their chips say whose work it is', async () => {
  const { user, press, isAt } = await openFilter('/work/all')
  await screen.findByRole('checkbox', { name: 'Ravi Rao' })
  await press('Ravi Rao')
  await press('Meera Joshi')
  await isAt(`?owner=${ravi.id},${meera.id}`)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Remove Owner: Meera Joshi' }))
  await isAt(`?owner=${ravi.id}`)
})

it('[DK-15] of many colleagues letters of the name find one, and whom others found stays chosen', async () => {
  const many = Array.from({ length: 20 }, (_, at) => colleague(at + 20, `Clerk ${at}`))
  const { user, press, isAt, dialog } = await openFilter('/work/all', [...many, ravi, meera])
  const find = await dialog.findByRole('textbox', { name: 'Colleagues by name' })
  expect(dialog.queryByRole('checkbox', { name: 'Ravi Rao' })).toBeNull()
  await user.type(find, 'rao')
  await press('Ravi Rao')
  await user.clear(find)
  await user.type(find, 'joshi')
  await press('Meera Joshi')
  await isAt(`?owner=${ravi.id},${meera.id}`)
})
