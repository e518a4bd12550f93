/** @jest-environment jsdom */
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { dismissToast, getToasts } from '@/components/ui/toast-store'
import type { FormAction, FormState } from '@/lib/forms/form-state'
import { ApplicationForm } from './application-form'
// What the form loads by itself: here beforehand, so that no test waits for files to be read and compiled.
import './application-control'
import '@/components/forms/recaptcha'
import '@/lib/browser-storage/encrypted-store'

// A machine that does much else at the same time may be slow; what never comes is told apart by more than a second.
configure({ asyncUtilTimeout: 15_000 })

const REQUIRED = {
  'First name': 'Inez',
  'Last name': 'Marlow',
  Email: 'inez@example.com',
  'Phone number': '(231) 555-0148',
  'Street address': '14 Beacon St',
  City: 'Traverse City',
  State: 'MI',
  'ZIP code': '49684',
  'About you': 'Ten years of documentaries.',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const fill = () => Object.entries(REQUIRED).forEach(([label, value]) => type(label, value))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
const picker = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })

async function choose(name: string, text: string, shown: string) {
  fireEvent.change(picker(name), { target: { value: text } })
  await screen.findByText(shown)
  fireEvent.keyDown(picker(name), { key: 'Enter' })
}

/** An action that answers each sending with the next of `answers`, and remembers what it was sent. */
function renderForm(...answers: (FormState | Error)[]) {
  const action = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async () => {
    const answer = answers.shift() ?? { status: 'success' }
    if (answer instanceof Error) throw answer
    return answer
  })
  const addGear = jest.fn(async (_: string, name: string): Promise<string | null> => name)
  render(<ApplicationForm action={action} addGear={addGear} contactEmail="hello@fieldlight.example" />)
  return { action, addGear, sent: (call = 0) => Object.fromEntries(action.mock.calls[call]?.[1] ?? []) }
}

beforeEach(() => {
  // Which jsdom has not.
  Element.prototype.scrollIntoView = () => undefined
  global.fetch = jest.fn(
    async () => ({ ok: true, status: 200, json: async () => ['Sony FX3', 'Sony FX6'] }) as Response,
  )
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  getToasts().forEach(({ id }) => dismissToast(id))
})

test('an empty form shows its errors and one toast, and focuses the first field', async () => {
  const { action } = renderForm()
  send()
  for (const name of ['First name', 'Phone number', 'Street address', 'ZIP code', 'About section']) {
    expect(await screen.findByText(`${name} is required`)).toBeTruthy()
  }
  await waitFor(() => expect(document.activeElement).toBe(field('First name')))
  expect(getToasts()).toMatchObject([
    { title: 'Form validation failed', description: 'Please fix the errors and try again.' },
  ])
  type('First name', 'I')
  expect(screen.queryByText('First name is required')).toBeNull()
  expect(screen.getByText('Last name is required')).toBeTruthy()
  expect(action).not.toHaveBeenCalled()
})

test('chooses known gear, adds unknown gear, and posts one name per line', async () => {
  const { addGear, sent } = renderForm()
  fill()
  await choose('Cameras', 'fx6', 'Sony FX6')
  await screen.findByRole('button', { name: 'Remove Sony FX6' })
  await choose('Cameras', 'Bolex H16', 'Press Enter to add "Bolex H16" as a new camera')
  await screen.findByRole('button', { name: 'Remove Bolex H16' })
  expect(addGear.mock.calls).toEqual([['camera', 'Bolex H16']])
  expect(getToasts()).toMatchObject([{ title: 'Success', description: 'New camera added successfully' }])
  fireEvent.change(picker('Cameras'), { target: { value: 'sony fx' } })
  await screen.findByText('Sony FX3')
  expect(screen.queryByRole('option', { name: 'Sony FX6' })).toBeNull()
  expect(screen.queryByText(/as a new camera/)).toBeNull()
  send()
  await screen.findByText('Application Submitted!')
  expect(sent()).toMatchObject({ selectedCameras: 'Sony FX6\nBolex H16', selectedLenses: '', country: 'USA' })
})

test('shows an error for gear that could not be added', async () => {
  const { addGear } = renderForm()
  addGear.mockResolvedValueOnce(null)
  await choose('Lenses', 'Helios 44-2', 'Press Enter to add "Helios 44-2" as a new lens')
  await waitFor(() =>
    expect(getToasts()).toMatchObject([{ title: 'Error', description: 'Failed to add new lens' }]),
  )
  expect(screen.queryByRole('button', { name: 'Remove Helios 44-2' })).toBeNull()
})

test('shows that it is sending, sends once, and starts empty for another application', async () => {
  const { promise, resolve } = Promise.withResolvers<FormState>()
  const { action } = renderForm()
  action.mockReturnValueOnce(promise)
  fill()
  send()
  const button = await screen.findByRole('button', { name: 'Submitting Application...' })
  fireEvent.submit(field('Email').form as HTMLFormElement)
  await waitFor(() => expect(action).toHaveBeenCalled())
  expect(button.getAttribute('aria-disabled')).toBe('true')
  resolve({ status: 'success' })
  await screen.findByText('Application Submitted!')
  expect(action).toHaveBeenCalledTimes(1)
  expect(getToasts()).toMatchObject([
    {
      title: 'Application submitted successfully!',
      description: "Thank you for joining our network. We'll be in touch soon.",
    },
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Submit Another Application' }))
  expect(field('First name').value).toBe('')
  expect(field('Country').value).toBe('USA')
})

test.each<[string, FormState | Error, string]>([
  [
    'cannot be stored',
    { status: 'failed', reason: 'unavailable', values: {} },
    'Something went wrong. Please try again.',
  ],
  ['cannot be reached', new TypeError('Failed to fetch'), 'Something went wrong. Please try again.'],
  [
    'is refused by reCAPTCHA',
    { status: 'failed', reason: 'recaptcha', values: {} },
    'reCAPTCHA verification failed. Please try again.',
  ],
])('an application that %s stays in the form, and a retry has the same ticket', async (_, failure, text) => {
  const { sent } = renderForm(failure)
  fill()
  send()
  await screen.findByRole('link', { name: 'hello@fieldlight.example' })
  expect(getToasts()).toMatchObject([{ title: 'Error submitting application', description: text }])
  expect(field('About you').value).toBe(REQUIRED['About you'])
  send()
  await screen.findByText('Application Submitted!')
  expect(sent(1).ticket).toBe(sent(0).ticket)
})
