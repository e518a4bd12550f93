import { choiceParams, readRestoreChoice, type RestoreChoice } from './restore-choice'

const ID = '00000000-0000-4000-8000-000000000000'

test.each<RestoreChoice>([
  { record: null, column: null },
  { record: { table: 'brands', key: { id: ID } }, column: null },
  { record: { table: 'brands', key: { id: ID } }, column: 'name' },
  { record: { table: 'video_clients', key: { video_id: ID, client_id: ID } }, column: null },
])('travels in an address: %j', (choice) => {
  const { restore = '', field = '' } = choiceParams(choice)
  expect(readRestoreChoice(restore, field)).toEqual(choice)
})

test.each(['', 'brands', 'brands:', 'Brands;drop:id=1', ':id=1'])('refuses %j', (restore) => {
  expect(readRestoreChoice(restore, '')).toBeNull()
})
