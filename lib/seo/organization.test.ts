import { organizationJsonLd } from './organization'

test('returns absolute addresses and the configured email', () => {
  expect(
    organizationJsonLd({ siteUrl: 'https://fieldlight.example', email: 'hello@fieldlight.example' }),
  ).toMatchObject({
    '@type': 'Organization',
    name: 'Fieldlight',
    url: 'https://fieldlight.example/',
    logo: 'https://fieldlight.example/icon.svg',
    email: 'hello@fieldlight.example',
  })
})
