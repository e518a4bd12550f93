import { readPurchase } from './purchase-form'

const TODAY = '2026-11-23'
const HEAD = { member: ' abc-1 ', day: '2026-11-22', site: ' 0042', receipt: 'R 17' }
const line = (at: number, product: string, quantity: string, unit: string, price: string) => ({
  [`line-${at}-product`]: product,
  [`line-${at}-quantity`]: quantity,
  [`line-${at}-unit`]: unit,
  [`line-${at}-price`]: price,
})

it('reads lines of pieces and gallons to whole cents', () => {
  const values = {
    ...HEAD,
    ...line(0, 'Regular', '12.345', 'gallons', '3.459'),
    ...line(1, '', '', 'pieces', ''),
    ...line(2, 'Coffee', '2', 'pieces', '$1.79'),
  }
  expect(readPurchase(values, TODAY)).toEqual({
    purchase: {
      member: 'ABC-1',
      day: '2026-11-22',
      site: '0042',
      receipt: 'R 17',
      basket: {
        lines: [
          // 42.701355 dollars.
          { product: 'regular', cents: 4270, milligallons: 12_345 },
          { product: 'coffee', cents: 358, milligallons: null },
        ],
      },
    },
  })
})

it.each([
  [{ member: 'a' }, 'member'],
  [{ day: '2026-11-24' }, 'day'],
  [{ day: '2026-02-31' }, 'day'],
  [{ day: '' }, 'day'],
  [{ site: '' }, 'site'],
  [{ receipt: ' ' }, 'receipt'],
  [{ 'line-0-product': '<b>' }, 'line-0-product'],
  [{ 'line-0-quantity': '1.5' }, 'line-0-quantity'],
  [{ 'line-0-quantity': '0' }, 'line-0-quantity'],
  [{ 'line-0-price': '-1' }, 'line-0-price'],
  [{ 'line-0-price': '99999', 'line-0-quantity': '9999' }, 'line-0-price'],
  [{ 'line-0-product': '', 'line-0-quantity': '', 'line-0-price': '' }, 'line-0-product'],
])('names the field of %j', (wrong, field) => {
  const values = { ...HEAD, ...line(0, 'Coffee', '1', 'pieces', '1'), ...wrong }
  expect(readPurchase(values, TODAY)).toEqual({ errors: { [field]: expect.any(String) as string } })
})
