import { readdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { webApps } from '../web-apps.ts'
import { expect, test } from './support/fixtures.ts'

const assets = resolve(import.meta.dirname, '..', webApps[0].folder, 'dist', 'assets')

/** Removes a screen's chunk from the server, with what was compressed of it; answers how to put it back. */
function removeChunk(name: string): () => void {
  const pattern = new RegExp(`^${name}-[^.]+\\.js(\\.(br|gz))?$`)
  const files = readdirSync(assets).filter((file) => pattern.test(file))
  if (files.length === 0) throw new Error(`There is no chunk of ${name}`)
  const removed = files.map((file) => ({ from: join(assets, file), to: join(assets, `.removed-${file}`) }))
  for (const { from, to } of removed) renameSync(from, to)
  return () => {
    for (const { from, to } of removed.splice(0)) renameSync(to, from)
  }
}

test.use({ expectedErrors: /status of 404|Failed to (load|fetch)|dynamically imported|route error/i })

test('[F-51] an open page whose chunk is gone after a deploy reloads itself once, with what was typed kept', async ({
  page,
  customer,
}) => {
  const subject = `Where is my certificate, ${customer.name}?`
  await page.goto('/user/dashboard/tickets/new')
  await page.getByLabel('Subject').fill(subject)
  await page.goto('/user/dashboard/consult')
  const link = page.getByRole('link', { name: 'Book a consultation' }).first()
  await expect(link).toBeVisible()

  const putBack = removeChunk('new-consultation-screen')
  try {
    // The page of the new release, whose chunks are there.
    let loads = 0
    await page.route('**/dashboard/consult/new', async (route) => {
      loads += 1
      putBack()
      await route.continue()
    })
    await link.click()
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible()
    expect(loads).toBe(1)
    await page.goto('/user/dashboard/tickets/new')
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
  } finally {
    putBack()
  }
})
