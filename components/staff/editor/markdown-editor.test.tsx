/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { MarkdownEditor } from './markdown-editor'

const renderPreview = () => Promise.resolve(<p>Drawn by the server</p>)
const searchLinks = () => Promise.resolve([{ path: '/blog/lamps', title: 'Lamps', kind: 'Article' }])

const open = async (text: string) => {
  render(
    <form>
      <MarkdownEditor
        name="body"
        label="Text"
        defaultValue={text}
        renderPreview={renderPreview}
        searchLinks={searchLinks}
      />
    </form>,
  )
  await screen.findByRole('toolbar', { name: 'Format: Text' })
}

// jsdom has neither of them, and the editor measures its text.
document.execCommand = () => false
Range.prototype.getClientRects = () => [] as unknown as DOMRectList

const field = () => document.querySelector<HTMLTextAreaElement>('textarea[name=body]')
const posted = () => new FormData(document.querySelector('form') ?? undefined).get('body')
const root = () => document.querySelector('textarea + div')?.shadowRoot

it('stands in a shadow root over the field, which keeps and posts the text', async () => {
  await open('One  \n\nTwo')
  expect(field()?.hidden).toBe(true)
  expect(root()?.querySelector('[contenteditable=true]')?.getAttribute('aria-label')).toBe('Text')
  expect(root()?.textContent).toContain('Two')
  expect(posted()).toBe('One  \n\nTwo')
  // The policy of the portal refuses style elements.
  expect(document.querySelectorAll('head style')).toHaveLength(0)
})

it('changes the field with its tools, and counts words', async () => {
  await open('One')
  await act(async () => screen.getByRole('button', { name: 'Heading 2' }).click())
  expect(posted()).toBe('## One')
  await act(async () => screen.getByRole('button', { name: 'Table' }).click())
  expect(posted()).toMatch(/^## One\n\n\| Heading/)
  expect(screen.getByText(/^\d+ words, 1 min read$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull()
})

it('takes over from the field while somebody writes there', async () => {
  render(
    <MarkdownEditor
      name="body"
      label="Text"
      defaultValue={'One\n\nTwo'}
      renderPreview={renderPreview}
      searchLinks={searchLinks}
    />,
  )
  field()?.focus()
  field()?.setSelectionRange(6, 6)
  await screen.findByRole('toolbar')
  expect(root()?.activeElement?.getAttribute('contenteditable')).toBe('true')
  await act(async () => screen.getByRole('button', { name: 'Heading 2' }).click())
  expect(field()?.value).toBe('One\n\n## Two')
})
