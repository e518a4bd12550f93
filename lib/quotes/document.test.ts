import { canonicalJson } from './document'

describe('canonicalJson', () => {
  it('writes keys in order, without spaces', () => {
    expect(canonicalJson({ b: 1, a: [null, { d: true, c: 'x' }] })).toBe(
      '{"a":[null,{"c":"x","d":true}],"b":1}',
    )
  })

  it('is the same for every order of the keys', () => {
    const one = { title: 'Film', lines: [{ id: 'a', quantity: 2 }], terms: { taxPpm: 82500, text: '' } }
    const other = { terms: { text: '', taxPpm: 82500 }, lines: [{ quantity: 2, id: 'a' }], title: 'Film' }
    expect(canonicalJson(one)).toBe(canonicalJson(other))
  })

  it('keeps the order of lists, and every letter', () => {
    const value = ['“Größe” \\ "\n\t\u0001\u007f\u2028 🎬', 'b', 'a', -5, 0, false, [], {}]
    expect(JSON.parse(canonicalJson(value))).toEqual(value)
  })

  it('refuses fractions and numbers that lose digits', () => {
    expect(() => canonicalJson({ price: 0.1 })).toThrow(RangeError)
    expect(() => canonicalJson([2 ** 53])).toThrow(RangeError)
    expect(() => canonicalJson([Number.NaN])).toThrow(RangeError)
  })
})
