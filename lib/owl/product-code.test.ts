import { checkDigit, cleanCode, codeKind, codeProblem } from './product-code'

it.each(['96385074', '036000291452', '4006381333931'])('accepts %s', (code) =>
  expect(codeProblem(code)).toBeNull(),
)

it('names the digit that a wrong code should end with', () => {
  expect(codeProblem('036000291453')).toMatch(/would be 2/)
})

it.each(['', '1234567', '12345678901', '12345678901234', '96385o74', '９６３８５０７４'])(
  'asks for digits instead of “%s”',
  (code) => expect(codeProblem(code)).toMatch(/8, 12 or 13 digits/),
)

it.each(['9638507', '03600029145', '400638133393', '0000000', '99999999999'])(
  'finds every single wrong digit in the code that begins with %s',
  (body) => {
    const code = `${body}${checkDigit(body)}`
    expect(codeProblem(code)).toBeNull()
    for (let place = 0; place < code.length; place++) {
      for (let digit = 0; digit <= 9; digit++) {
        const changed = code.slice(0, place) + digit + code.slice(place + 1)
        expect([changed, codeProblem(changed) === null]).toEqual([changed, changed === code])
      }
    }
  },
)

it('takes codes as they are printed', () => {
  expect(cleanCode(' 0 36000 29145-2 ')).toBe('036000291452')
  expect(['96385074', '036000291452', '4006381333931'].map(codeKind)).toEqual(['EAN-8', 'UPC-A', 'EAN-13'])
})
