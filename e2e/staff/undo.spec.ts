import { randomUUID } from 'node:crypto'
import { asCaller, asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const CHANGES = '/dashboard/owl/changes'

/** Of this run alone, so that it may run again. */
async function addBrand(): Promise<{ id: string; name: string }> {
  const brand = { id: randomUUID(), name: `Undo ${randomUUID().slice(0, 8)}`, kind: 'food' }
  await asServer().from('brands').insert(brand).throwOnError()
  return brand
}

const brandOf = async (id: string) =>
  (await asServer().from('brands').select('kind, notes').eq('id', id).single().throwOnError()).data

test('an owl restores a field, sees a conflict, and takes the undo back', async ({ page, loginAs }) => {
  const { id, name } = await addBrand()
  const owl = await asCaller('owl')
  await owl.from('brands').update({ kind: 'fuel', notes: 'Corner shop' }).eq('id', id).throwOnError()
  await loginAs('owl')
  await page.goto(CHANGES)
  await expectAccessible(page)
  await page.getByRole('link', { name: `Changed the brand “${name}”` }).click()
  await expect(page.getByText('Corner shop')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Restore Notes' }).click()
  await page.getByRole('button', { name: 'Restore the field' }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await expect.poll(() => brandOf(id)).toEqual({ kind: 'fuel', notes: null })

  await owl.from('brands').update({ kind: 'store' }).eq('id', id).throwOnError()
  await page.getByRole('link', { name: 'Restore all of it' }).click()
  await expect(page.getByText('Changed again since: Kind')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Taken back, all or in part' }).click()
  await page.getByRole('link', { name: 'Restore all of it' }).click()
  await page.getByRole('button', { name: 'Restore 1 record' }).click()
  await expect.poll(() => brandOf(id)).toEqual({ kind: 'store', notes: 'Corner shop' })

  await page.goto(`/dashboard/owl/brands/${id}`)
  await expect(page.getByRole('link', { name: 'Whole change' })).not.toHaveCount(0)
})

test('without JavaScript all of an act is restored', async ({ browser, page, loginAs }) => {
  const { id, name } = await addBrand()
  await (await asCaller('owl')).from('brands').update({ notes: 'By mistake' }).eq('id', id).throwOnError()
  await loginAs('owl')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${CHANGES}?table=brands`)
  await plain.getByRole('link', { name: `Changed the brand “${name}”` }).click()
  await plain.getByRole('link', { name: 'Restore all of it' }).click()
  await plain.getByRole('button', { name: 'Restore 1 record' }).click()
  await expect(plain.getByRole('link', { name: 'Taken back, all or in part' })).toBeVisible()
  expect(await brandOf(id)).toEqual({ kind: 'food', notes: null })
  await context.close()
})
