/** @jest-environment jsdom */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NewPasskey } from './new-passkey'
import { PasskeyStep } from './passkey-step'

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }))

afterEach(cleanup)

const refusal = (name: string) => Object.assign(new Error('no'), { name })

describe('the second step', () => {
  const start = jest.fn()
  const finish = jest.fn()
  const use = async () => {
    render(<PasskeyStep start={start} finish={finish} />)
    const button = await screen.findByRole('button', { name: 'Use a passkey' })
    await act(async () => void fireEvent.click(button))
  }

  beforeEach(() => {
    start.mockReset().mockResolvedValue({ challenge: 'c' })
    finish.mockReset().mockResolvedValue({ problem: 'Not verified.' })
    jest
      .mocked(startAuthentication)
      .mockReset()
      .mockResolvedValue({ id: 'key' } as never)
  })

  test('hands the answer of the device to the server, and shows what it says', async () => {
    await use()
    expect((await screen.findByRole('alert')).textContent).toBe('Not verified.')
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    expect(finish).toHaveBeenCalledWith('{"id":"key"}')
  })

  test('sends nothing when the person says no', async () => {
    jest.mocked(startAuthentication).mockRejectedValue(refusal('NotAllowedError'))
    await use()
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was used.')
    expect(finish).not.toHaveBeenCalled()
  })

  test('asks no device when the server has no challenge', async () => {
    start.mockResolvedValue(null)
    await use()
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey can be used here.')
    expect(startAuthentication).not.toHaveBeenCalled()
  })
})

describe('a new passkey', () => {
  const start = jest.fn()
  const finish = jest.fn()
  const add = async () => {
    render(<NewPasskey start={start} finish={finish} email="ada@example.com" next="/settings" />)
    fireEvent.change(await screen.findByLabelText('Name of the passkey'), { target: { value: ' Blue key ' } })
    fireEvent.change(screen.getByLabelText('Password for the new passkey'), { target: { value: 'geese' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' })))
  }

  beforeEach(() => {
    start.mockReset().mockResolvedValue({ options: { challenge: 'c' } })
    finish.mockReset().mockResolvedValue({ codes: ['123456789012'] })
    jest
      .mocked(startRegistration)
      .mockReset()
      .mockResolvedValue({ id: 'key' } as never)
  })

  test('is asked for after the password, and brings recovery codes', async () => {
    await add()
    expect((await screen.findByText('1234-5678-9012')).tagName).toBe('LI')
    expect(start.mock.calls[0]?.[1].get('currentPassword')).toBe('geese')
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    expect(finish).toHaveBeenCalledWith('Blue key', '{"id":"key"}')
  })

  test('is not asked for with a wrong password', async () => {
    start.mockResolvedValue({ errors: { currentPassword: 'This is not your password' } })
    await add()
    expect(await screen.findByText('This is not your password')).toBeTruthy()
    expect(startRegistration).not.toHaveBeenCalled()
  })

  test('says that the device has one already', async () => {
    jest.mocked(startRegistration).mockRejectedValue(refusal('InvalidStateError'))
    await add()
    expect((await screen.findByRole('alert')).textContent).toContain('has a passkey for you already')
    expect(finish).not.toHaveBeenCalled()
  })
})
