import { drawableText, titleSize } from './drawable-text'

describe('drawableText', () => {
  it('keeps characters of the typeface', () => {
    expect(drawableText('Café Łódź — “First Pour”, 5 €…')).toBe('Café Łódź — “First Pour”, 5 €…')
  })

  it('removes accents that the typeface lacks', () => {
    expect(drawableText('Ĝis la revido, Nguyễn')).toBe('Gis la revido, Nguyen')
  })

  it('drops unsupported characters and their spaces', () => {
    expect(drawableText('Launch 🚀 day\n東京')).toBe('Launch day')
    expect(drawableText('🎬')).toBe('')
  })
})

describe('titleSize', () => {
  it('decreases with the length of the title', () => {
    const sizes = [10, 30, 60, 200].map((length) => titleSize('a'.repeat(length)))
    expect(sizes).toEqual([112, 88, 68, 54])
  })
})
