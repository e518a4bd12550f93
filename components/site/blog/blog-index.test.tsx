/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { PostList } from './blog-index'

test('a blog without posts says so', () => {
  render(<PostList posts={[]} />)
  expect(screen.getByText('No blog posts available at this time.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
