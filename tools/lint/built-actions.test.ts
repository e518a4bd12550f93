import { Linter } from 'eslint'
import { builtActions } from './built-actions.mjs'

const linter = new Linter()

const problems = (code: string) =>
  linter.verify(code, {
    plugins: { local: { rules: { 'built-actions': builtActions } } },
    rules: { 'local/built-actions': 'error' },
  }).length

test.each([
  `'use server'; export const save = staffAction({}, async () => {})`,
  `'use server'; export const save = publicAction({}, async () => {}); const helper = async () => {}`,
  `export async function save() {}`,
])('accepts %s', (code) => {
  expect(problems(code)).toBe(0)
})

test.each([
  `'use server'; export async function save() {}`,
  `'use server'; export const save = async () => {}`,
  `'use server'; export const save = withLog(async () => {})`,
  `'use server'; export default async () => {}`,
  `'use server'; const save = async () => {}; export { save }`,
  `'use server'; export { save } from './save'`,
  `'use server'; export * from './save'`,
  `export const page = async () => { 'use server' }`,
  `async function save() { 'use server' }`,
])('reports %s', (code) => {
  expect(problems(code)).toBe(1)
})
