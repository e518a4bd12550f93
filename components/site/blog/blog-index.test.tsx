/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { PostList } from './blog-index'

test('shows a text without posts', () => {
  render(<PostList posts={[]} />)
  expect(screen.getByText('No blog posts available at this time.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
