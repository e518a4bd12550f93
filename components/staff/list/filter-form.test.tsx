/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { SearchField } from '@/components/ui/input'
import { FilterForm, FilterSelect } from './filter-form'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const list = (search: string) => (
  <FilterForm action="/list" search={search} label="Filters" defaults={{}}>
    <SearchField text={new URLSearchParams(search).get('q') ?? ''} label="Words" />
    <FilterSelect
      name="status"
      aria-label="Status"
      anyLabel="Any"
      options={[{ value: 'new', label: 'New' }]}
      selected={null}
    />
  </FilterForm>
)
const words = () => screen.getByRole<HTMLInputElement>('searchbox')

test('words that are typed while an answer is on its way stay, and others follow the address', () => {
  const { rerender } = render(list(''))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'new' } })
  expect(push).toHaveBeenLastCalledWith('/list?status=new', { scroll: false })
  fireEvent.change(words(), { target: { value: 'lake' } })
  rerender(list('status=new'))
  expect(words().value).toBe('lake')

  fireEvent.submit(screen.getByRole('search'))
  expect(push).toHaveBeenLastCalledWith('/list?q=lake&status=new', { scroll: false })
  rerender(list('q=lake&status=new'))
  rerender(list(''))
  expect(words().value).toBe('')
})
