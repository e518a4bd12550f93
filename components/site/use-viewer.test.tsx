/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { serializeViewer, VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { useViewer, viewerChanged } from './use-viewer'

const setCookie = (value: string) => {
  document.cookie = `${VIEWER_COOKIE}=${value}`
}
const signIn = (name: string) => setCookie(encodeURIComponent(serializeViewer({ name, role: 'admin' })))
const signOut = () => setCookie('; max-age=0')

afterEach(signOut)

test('reads its cookie among others', () => {
  document.cookie = 'theme=dark'
  signIn('Zoë; Dana=1')
  expect(renderHook(useViewer).result.current).toEqual({ name: 'Zoë; Dana=1', role: 'admin' })
})

test('returns null for a malformed cookie', () => {
  setCookie('%E0%A4%A')
  expect(renderHook(useViewer).result.current).toBeNull()
})

test('updates on focus after a change in another tab', () => {
  const { result } = renderHook(useViewer)
  signIn('Dana')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current?.name).toBe('Dana')
})

test('updates after viewerChanged', () => {
  signIn('Dana')
  const { result } = renderHook(useViewer)
  signOut()
  act(viewerChanged)
  expect(result.current).toBeNull()
})

test('the server renders the signed-out state', () => {
  signIn('Dana')
  const Name = () => <p>{useViewer()?.name ?? 'nobody'}</p>
  expect(renderToString(<Name />)).toBe('<p>nobody</p>')
})
