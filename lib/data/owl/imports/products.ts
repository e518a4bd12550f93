import 'server-only'
import { cleanCode } from '@/lib/owl/product-code'
import { ACTIVE_LABELS, SOLD_BY_LABELS, soldByLabel, toActive } from '@/lib/owl/products'
import { productEdits } from '@/lib/schemas/product'
import { optionalText } from '@/lib/schemas/text-rules'
import { type Collection, textOf } from './collection'

type Field = 'code' | 'name' | 'soldBy' | 'category' | 'unit' | 'brand' | 'active' | 'notes'

export const PRODUCTS: Collection<Field> = {
  nouns: ['product', 'products'],
  fields: {
    name: {
      label: 'Name',
      names: ['product', 'productname', 'item', 'description'],
      schema: productEdits.name,
      isRequired: true,
    },
    code: { label: 'Code', names: ['upc', 'ean', 'gtin', 'barcode', 'upccode'], schema: productEdits.code },
    soldBy: {
      label: 'Sold by',
      names: ['seller'],
      schema: productEdits.soldBy,
      options: SOLD_BY_LABELS,
      initial: 'sites',
      staysWhenEmpty: true,
    },
    category: { label: 'Category', names: ['kind', 'department'], schema: productEdits.category },
    unit: { label: 'Unit', names: ['uom', 'size', 'pack'], schema: productEdits.unit },
    brand: {
      label: 'Brand',
      names: ['brandname'],
      schema: optionalText({ label: 'Brand', max: 120 }),
      unknown: 'No brand has this name',
    },
    active: {
      label: 'Sold',
      names: ['active', 'status'],
      schema: productEdits.active,
      options: ACTIVE_LABELS,
      initial: 'yes',
      staysWhenEmpty: true,
    },
    notes: { label: 'Notes', names: ['note', 'comments'], schema: productEdits.notes },
  },
  keyFields: [['code'], ['name']],
  keyText:
    'A row is about the product with the same code; without a product of this code, with the same name.',
  about: ({ code = '', name = '', brand = '' }) => ({ code: cleanCode(code), name, brand }),
  keys: ({ code = '', name = '' }) => [
    ...(code ? [`code ${cleanCode(code).padStart(13, '0')}`] : []),
    ...(name ? [`name ${name.toLowerCase()}`] : []),
  ],
  label: ({ code = '', name = '' }) => name || code,
  toValues: (record) => ({
    code: textOf(record.code),
    name: textOf(record.name),
    soldBy: soldByLabel(textOf(record.sold_by)),
    category: textOf(record.category),
    unit: textOf(record.unit),
    brand: textOf(record.brand_name),
    active: ACTIVE_LABELS[toActive(record.is_active === true)],
    notes: textOf(record.notes),
  }),
  read({ values: { code, name, soldBy, category, unit, brand, active, notes }, refs }) {
    return {
      columns: {
        ...(code !== undefined && { code: code || null }),
        ...(name !== undefined && { name }),
        ...(soldBy !== undefined && { sold_by: soldBy }),
        ...(category !== undefined && { category: category || null }),
        ...(unit !== undefined && { unit: unit || null }),
        ...(brand !== undefined && { brand_id: brand ? refs.brand : null }),
        ...(active !== undefined && { is_active: active === 'yes' }),
        ...(notes !== undefined && { notes: notes || null }),
      },
      named: { ...(brand !== undefined && { brand_name: brand }) },
    }
  },
}
