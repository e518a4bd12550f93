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

test('reads the cookie, also between others', () => {
  document.cookie = 'theme=dark'
  signIn('Zoë; Dana=1')
  expect(renderHook(useViewer).result.current).toEqual({ name: 'Zoë; Dana=1', role: 'admin' })
})

test('a damaged cookie is nobody', () => {
  setCookie('%E0%A4%A')
  expect(renderHook(useViewer).result.current).toBeNull()
})

test('follows what another tab did when this one is looked at again', () => {
  const { result } = renderHook(useViewer)
  signIn('Dana')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current?.name).toBe('Dana')
})

test('follows what this tab did when told', () => {
  signIn('Dana')
  const { result } = renderHook(useViewer)
  signOut()
  act(viewerChanged)
  expect(result.current).toBeNull()
})

test('the server draws the signed-out page for everyone', () => {
  signIn('Dana')
  const Name = () => <p>{useViewer()?.name ?? 'nobody'}</p>
  expect(renderToString(<Name />)).toBe('<p>nobody</p>')
})
