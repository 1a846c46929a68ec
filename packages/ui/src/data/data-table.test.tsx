import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'
import type { TableColumn } from './table-column.ts'

afterEach(cleanup)

interface Payment {
  id: string
  title: string
  amount: number
}

const columns: TableColumn<Payment>[] = [
  { id: 'title', heading: 'Service', cell: ({ title }) => title },
  { id: 'amount', heading: 'Amount', cell: ({ amount }) => amount, sortBy: ({ amount }) => amount },
]

function show(): void {
  render(
    <DataTable
      label="History"
      columns={columns}
      rows={[
        { id: 'a', title: 'Skill India', amount: 900 },
        { id: 'b', title: 'Training Centre', amount: 15000 },
        { id: 'c', title: 'Training Partner', amount: 10000 },
      ]}
      rowKey={({ id }) => id}
      details={({ title }) => <p>{`All about ${title}`}</p>}
    />,
  )
}

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('numbers sort as numbers, first upwards, then downwards', async () => {
  show()
  const amount = screen.getByRole('columnheader', { name: 'Amount' })
  expect(amount.ariaSort).toBeNull()
  await userEvent.click(within(amount).getByRole('button'))
  expect(titles()).toEqual(['Skill India', 'Training Partner', 'Training Centre'])
  expect(amount.ariaSort).toBe('ascending')
  await userEvent.click(within(amount).getByRole('button'))
  expect(titles()).toEqual(['Training Centre', 'Training Partner', 'Skill India'])
  expect(amount.ariaSort).toBe('descending')
})

it('a row opens to its details, which stay below it when the rows are sorted', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Training Centre' }))
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(-2)).toEqual(['Training Centre15000', 'All about Training Centre'])
  expect(screen.getByRole('button', { name: 'Training Centre' }).ariaExpanded).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Training Centre' }))
  expect(screen.queryByText('All about Training Centre')).toBeNull()
})
