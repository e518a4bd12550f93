import { drawableText, titleSize } from './drawable-text'

describe('drawableText', () => {
  it('keeps what the typeface can write', () => {
    expect(drawableText('Café Łódź — “First Pour”, 5 €…')).toBe('Café Łódź — “First Pour”, 5 €…')
  })

  it('writes a letter without the accent that the typeface lacks', () => {
    expect(drawableText('Ĝis la revido, Nguyễn')).toBe('Gis la revido, Nguyen')
  })

  it('drops what it cannot write, and the room that this took', () => {
    expect(drawableText('Launch 🚀 day\n東京')).toBe('Launch day')
    expect(drawableText('🎬')).toBe('')
  })
})

describe('titleSize', () => {
  it('shrinks with the length', () => {
    const sizes = [10, 30, 60, 200].map((length) => titleSize('a'.repeat(length)))
    expect(sizes).toEqual([112, 88, 68, 54])
  })
})
