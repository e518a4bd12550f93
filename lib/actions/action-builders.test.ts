import { requireArea, requireViewer } from '@/lib/auth/session'
import { DataError } from '@/lib/errors'
import { parseForm } from '@/lib/forms/parse-form'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { checkVisitor } from '@/lib/forms/visitor'
import { IDLE, type FormState } from '@/lib/forms/form-state'
import { resetSchema } from '@/lib/schemas/login'
import { z } from 'zod'
import { publicAction } from './public-action'
import { staffAction } from './staff-action'

const steps: string[] = []
const step = (name: string) => () => {
  steps.push(name)
  return Promise.resolve()
}

jest.mock('@/lib/forms/own-origin', () => ({ assertSameOrigin: jest.fn() }))
jest.mock('@/lib/auth/session', () => ({ requireArea: jest.fn(), requireViewer: jest.fn() }))
jest.mock('@/lib/forms/visitor', () => ({ checkVisitor: jest.fn() }))

const VIEWER = { id: 'v', email: 'v@example.com', firstName: null, lastName: null, role: 'admin' as const }
const ID = 'a0000000-0000-4000-8000-000000000003'

function post(values: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return formData
}

beforeEach(() => {
  steps.length = 0
  jest.mocked(assertSameOrigin).mockImplementation(step('origin'))
  jest.mocked(requireArea).mockImplementation(async () => {
    steps.push('area')
    return VIEWER
  })
  jest.mocked(requireViewer).mockImplementation(async () => {
    steps.push('viewer')
    return VIEWER
  })
  jest.mocked(checkVisitor).mockImplementation(async () => {
    steps.push('visitor')
    return {
      ok: true,
      isDoubtful: false,
      visitor: { addressHash: 'h', sender: 's', hasTicket: true, source: null },
    }
  })
})

const parseReset = (formData: FormData) => {
  steps.push('form')
  return parseForm(resetSchema, formData)
}

test('checks origin, role, arguments and form before the handler runs', async () => {
  const action = staffAction(
    { area: 'admin', from: '/list', args: [z.uuid()], form: parseReset },
    async ({ args: [id], data, values, viewer }): Promise<FormState> => {
      steps.push('handler')
      expect({ id, data, values, viewer }).toEqual({
        id: ID,
        data: { email: 'ada@example.com' },
        values: { email: ' ada@example.com' },
        viewer: VIEWER,
      })
      return { status: 'success' }
    },
  )
  expect(await action(ID, IDLE, post({ email: ' ada@example.com' }))).toEqual({ status: 'success' })
  expect(steps).toEqual(['origin', 'area', 'form', 'handler'])
  expect(requireArea).toHaveBeenCalledWith('admin', '/list')
})

test('returns the state of an invalid form without calling the handler', async () => {
  const handler = jest.fn()
  const action = staffAction({ area: 'admin', from: '/', form: parseReset }, handler)
  expect(await action(IDLE, post({ email: 'nobody' }))).toMatchObject({ status: 'invalid' })
  expect(handler).not.toHaveBeenCalled()
})

test.each([
  ['a foreign origin', () => jest.mocked(assertSameOrigin).mockRejectedValue(new Error('foreign'))],
  ['a missing role', () => jest.mocked(requireArea).mockRejectedValue(new Error('redirect'))],
])('%s stops the action before it reads its input', async (_, refuse) => {
  refuse()
  const handler = jest.fn()
  const action = staffAction({ area: 'admin', from: '/', form: parseReset }, handler)
  await expect(action(IDLE, post({ email: 'ada@example.com' }))).rejects.toThrow()
  expect(steps).not.toContain('form')
  expect(handler).not.toHaveBeenCalled()
})

test('throws for invalid arguments, invalid data and a missing form', async () => {
  const handler = jest.fn()
  const action = staffAction(
    { area: 'admin', from: '/', args: [z.uuid()], data: z.object({ day: z.iso.date() }) },
    handler,
  )
  await expect(action('1', post({ day: '2026-12-24' }))).rejects.toThrow()
  await expect(action(ID, post({ day: 'tomorrow' }))).rejects.toThrow()
  await expect(action(ID, 'day=2026-12-24' as never)).rejects.toThrow('without its form')
  expect(handler).not.toHaveBeenCalled()
  await action(ID, post({ day: '2026-12-24' }))
  expect(handler).toHaveBeenCalledTimes(1)
})

test('passes only the declared arguments to the handler', async () => {
  const action = staffAction(
    { area: 'signed-in', from: (page) => String(page), args: [z.string()] },
    (context) => Promise.resolve(context.args),
  )
  expect(await (action as (...input: unknown[]) => Promise<unknown>)('/settings', 'more')).toEqual([
    '/settings',
  ])
  expect(requireViewer).toHaveBeenCalledWith('/settings')
})

test('a public action checks the origin', async () => {
  await publicAction({}, step('handler'))()
  expect(steps).toEqual(['origin', 'handler'])
})

describe('a public form', () => {
  function submit(handler: () => Promise<{ status: 'success' }>) {
    return publicAction({ visitor: 'contact_submit', form: parseReset }, handler)
  }
  const filled = () => post({ email: 'ada@example.com' })

  test('runs the bot check, which includes the origin, after parsing', async () => {
    const action = submit(async () => {
      steps.push('handler')
      return { status: 'success' }
    })
    expect(await action(IDLE, filled())).toEqual({ status: 'success' })
    expect(steps).toEqual(['form', 'visitor', 'handler'])
  })

  test('rejects a bot without calling the handler', async () => {
    const state = { status: 'failed', reason: 'refused', values: {} } as const
    jest.mocked(checkVisitor).mockResolvedValue({ ok: false, state })
    const handler = jest.fn()
    expect(await submit(handler)(IDLE, filled())).toEqual(state)
    expect(handler).not.toHaveBeenCalled()
  })

  test('returns the typed text when the database does not answer', async () => {
    const action = submit(() => Promise.reject(new DataError('contactSubmissions.create')))
    expect(await action(IDLE, filled())).toEqual({
      status: 'failed',
      reason: 'unavailable',
      values: { email: 'ada@example.com' },
    })
  })

  test('does not hide other errors', async () => {
    const action = submit(() => Promise.reject(new TypeError('bug')))
    await expect(action(IDLE, filled())).rejects.toThrow('bug')
  })
})
