/** @jest-environment jsdom */
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { dismissToast, getToasts } from '@/components/ui/toast-store'
import { drafts } from '@/lib/forms/draft'
import type { FormAction, FormState } from '@/lib/forms/form-state'
import { ContactForm } from './contact-form'
// What the form loads by itself: here beforehand, so that no test waits for files to be read and compiled.
import './contact-control'
import './recaptcha'
import '@/lib/browser-storage/encrypted-store'

// A machine that does much else at the same time may be slow; what never comes is told apart by more than a second.
configure({ asyncUtilTimeout: 15_000 })

const VALUES = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  'Business name': 'Analytical Engines',
  Message: 'A film about looms.',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const fill = () => Object.entries(VALUES).forEach(([label, value]) => type(label, value))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
const toastTitles = () => getToasts().map(({ title }) => title)

/** An action that answers each sending with the next of `answers`, and remembers what it was sent. */
function setUp(...answers: (FormState | Error)[]) {
  const action = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async () => {
    const answer = answers.shift() ?? { status: 'success' }
    if (answer instanceof Error) throw answer
    return answer
  })
  const callActions = { book: jest.fn(), cancel: jest.fn() }
  const form = (
    <ContactForm
      action={action}
      contactEmail="hello@fieldlight.example"
      success={<p>Thanks</p>}
      callActions={callActions}
    />
  )
  return { action, form, sent: (call = 0) => Object.fromEntries(action.mock.calls[call]?.[1] ?? []) }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  getToasts().forEach(({ id }) => dismissToast(id))
  history.replaceState(null, '', '/get-started')
  delete window.dataLayer
})

test('sends the typed text and the source, then shows the success panel', async () => {
  history.replaceState(null, '', '/get-started?from=detroit-mi')
  const { action, form, sent } = setUp()
  render(form)
  fill()
  send()
  expect(await screen.findByText('Thanks')).toBeTruthy()
  expect(action).toHaveBeenCalledTimes(1)
  expect(window.dataLayer).toEqual([
    {
      event: 'Lead',
      content_name: 'Contact Form Submission',
      content_category: 'lead_generation',
      value: 1,
      currency: 'USD',
    },
  ])
  expect(sent()).toMatchObject({
    firstName: 'Ada',
    message: 'A film about looms.',
    source: 'detroit-mi',
    subject: '',
  })
  expect(Number(sent().fillTime)).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(drafts.read('contact')).toBeNull()
})

test('shows an error at each invalid field, one toast, and focuses the first', async () => {
  const { action, form } = setUp()
  render(form)
  type('Email', 'ada@')
  send()
  expect(await screen.findByText('First name is required')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(field('Business name').getAttribute('aria-invalid')).toBe('true')
  expect(field('City').getAttribute('aria-invalid')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('First name')))
  expect(toastTitles()).toEqual(['Form validation failed: Please fix the errors and try again.'])
  expect(action).not.toHaveBeenCalled()
})

test('removes only the error of the edited field', async () => {
  render(setUp().form)
  send()
  await screen.findByText('First name is required')
  type('First name', 'A')
  expect(screen.queryByText('First name is required')).toBeNull()
  expect(screen.getByText('Last name is required')).toBeTruthy()
})

test('shows errors of the server', async () => {
  const { form } = setUp({ status: 'invalid', errors: { email: 'Email is required' }, values: {} })
  render(form)
  fill()
  send()
  expect(await screen.findByText('Email is required')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
})

test('sends once when the button is pressed repeatedly', async () => {
  const { action, form } = setUp()
  render(form)
  fill()
  send()
  fireEvent.submit(field('Email').form as HTMLFormElement)
  await screen.findByText('Thanks')
  expect(action).toHaveBeenCalledTimes(1)
})

test.each<[string, FormState | Error]>([
  ['the server cannot store it', { status: 'failed', reason: 'unavailable', values: {} }],
  ['the network fails', new TypeError('Failed to fetch')],
])('keeps the text and the ticket when %s', async (_, failure) => {
  const { form, sent } = setUp(failure)
  render(form)
  fill()
  send()
  const address = await screen.findByRole('link', { name: 'hello@fieldlight.example' })
  expect(address.getAttribute('href')).toBe('mailto:hello@fieldlight.example')
  expect(getToasts()).toMatchObject([
    { title: 'Error sending message', description: 'Something went wrong. Please try again.' },
  ])
  expect(field('Message').value).toBe(VALUES.Message)
  send()
  await screen.findByText('Thanks')
  expect(sent(1).ticket).toBe(sent(0).ticket)
})

test('restores a draft with its ticket, without replacing typed text', async () => {
  const { form, sent } = setUp()
  const first = render(form)
  fill()
  const draft = drafts.read('contact')
  first.unmount()
  const page = serve(form)
  const name = page.querySelector<HTMLInputElement>('[name=firstName]')
  if (name) name.value = 'Augusta'
  render(form, { container: page, hydrate: true })
  expect(field('First name').value).toBe('Augusta')
  expect(field('Message').value).toBe(VALUES.Message)
  send()
  await screen.findByText('Thanks')
  expect(sent()).toMatchObject({ firstName: 'Augusta', ticket: draft?.ticket })
})

test('keeps text typed before hydration', () => {
  const { form } = setUp()
  const page = serve(form)
  const message = page.querySelector<HTMLTextAreaElement>('[name=message]')
  if (message) message.value = VALUES.Message
  expect(drafts.read('contact')).toBeNull()
  render(form, { container: page, hydrate: true })
  expect(drafts.read('contact')?.values).toMatchObject({ message: VALUES.Message })
})

test('stores no draft of an empty form', () => {
  render(setUp().form)
  expect(drafts.read('contact')).toBeNull()
})
